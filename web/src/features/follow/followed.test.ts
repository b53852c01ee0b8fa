import { beforeEach, expect, it, vi } from 'vitest';
import type { ApolloClient } from '@apollo/client';
import { noticeSignedIn } from '#platform/session/signed-in.ts';
import { follow, isFollowed, showFollowed } from './followed.ts';

vi.stubGlobal('document', { cookie: '' });

type Client = Pick<ApolloClient, 'query' | 'mutate'>;

/** A gateway that answers when it is told to. */
function gateway() {
  const asked = Promise.withResolvers<void>();
  const followed = Promise.withResolvers<readonly string[]>();
  const sent = Promise.withResolvers<void>();
  const client = {
    async query() {
      asked.resolve();
      return {
        data: {
          viewer: {
            __typename: 'Buyer',
            followedProductIds: await followed.promise,
            followedSupplierIds: [],
          },
        },
      };
    },
    async mutate() {
      await sent.promise;
      return { data: { followProduct: { __typename: 'ProductFollow' } } };
    },
  } as unknown as Client;
  return { client, asked: asked.promise, say: followed.resolve, take: sent.resolve };
}

beforeEach(() => {
  document.cookie = 'fairgate-signed-in=buyer.11111111';
  noticeSignedIn();
});

it('§7.3 shows what the gateway says is followed', async () => {
  const { client, say } = gateway();
  const hide = showFollowed(client, { kind: 'product', id: '1' });
  say(['1']);
  await vi.waitFor(() => expect(isFollowed({ kind: 'product', id: '1' })).toBe(true));
  hide();
});

it('§7.3 what is pressed counts, though an answer from before comes after it', async () => {
  const { client, asked, say, take } = gateway();
  const what = { kind: 'product', id: '2' } as const;
  const hide = showFollowed(client, what);
  const done = follow(client, what, true);
  await asked;
  say([]);
  await Promise.resolve();
  expect(isFollowed(what)).toBe(true);
  take();
  expect(await done).toBeUndefined();
  expect(isFollowed(what)).toBe(true);
  hide();
});

it('§7.3 an answer asked for while it was being sent, and given after it, is out of date', async () => {
  const { client, asked, say, take } = gateway();
  const what = { kind: 'product', id: '3' } as const;
  const hide = showFollowed(client, what);
  const done = follow(client, what, true);
  await asked;
  take();
  await done;
  say([]);
  await new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
  expect(isFollowed(what)).toBe(true);
  hide();
});

it('§7.3 what was pressed stands when its button gets another client', async () => {
  const { client, say, take } = gateway();
  const what = { kind: 'product', id: '4' } as const;
  const hide = showFollowed(client, what);
  take();
  await follow(client, what, true);
  hide();
  const hideAgain = showFollowed(gateway().client, what);
  await Promise.resolve();
  expect(isFollowed(what)).toBe(true);
  say([]);
  hideAgain();
  await Promise.resolve();
  expect(isFollowed(what)).toBeUndefined();
});
