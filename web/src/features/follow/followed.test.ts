import { beforeEach, expect, it, vi } from 'vitest';
import type { ApolloClient } from '@apollo/client';
import { checkSignedIn } from '#platform/session/signed-in.ts';
import { follow, isFollowed, showAsFollowed, showFollowed } from './followed.ts';

vi.stubGlobal('document', { cookie: '' });

type Client = Pick<ApolloClient, 'query' | 'mutate'>;

/** A gateway whose answers the test triggers. */
function gateway() {
  const queried = Promise.withResolvers<void>();
  const followed = Promise.withResolvers<readonly string[]>();
  const sent = Promise.withResolvers<void>();
  const client = {
    async query() {
      queried.resolve();
      return {
        data: {
          viewer: {
            __typename: 'Buyer',
            followedProductIds: await followed.promise,
            followedSupplierIds: [],
            followedExhibitorIds: [],
          },
        },
      };
    },
    async mutate() {
      await sent.promise;
      return { data: { followProduct: { __typename: 'ProductFollow' } } };
    },
  } as unknown as Client;
  return { client, queried: queried.promise, answer: followed.resolve, accept: sent.resolve };
}

beforeEach(() => {
  document.cookie = 'fairgate-signed-in=buyer.11111111';
  checkSignedIn();
});

it('§7.3 shows the state that the gateway returns', async () => {
  const { client, answer } = gateway();
  const hide = showFollowed(client, { kind: 'product', id: '1' });
  answer(['1']);
  await vi.waitFor(() => expect(isFollowed({ kind: 'product', id: '1' })).toBe(true));
  hide();
});

it('§7.3 shows the products of a list of follows as followed at once, until the gateway says otherwise', async () => {
  const { client, queried, answer } = gateway();
  const [still, noLonger] = [
    { kind: 'product', id: '8' },
    { kind: 'product', id: '9' },
  ] as const;
  const hide = [still, noLonger].map((what) => showFollowed(client, what));
  showAsFollowed([still, noLonger]);
  expect([still, noLonger].map(isFollowed)).toEqual([true, true]);
  await queried;
  answer(['8']);
  await vi.waitFor(() => expect([still, noLonger].map(isFollowed)).toEqual([true, false]));
  for (const one of hide) one();
});

it('§7.3 keeps a change when an older answer arrives after it', async () => {
  const { client, queried, answer, accept } = gateway();
  const what = { kind: 'product', id: '2' } as const;
  const hide = showFollowed(client, what);
  const done = follow(client, what, true);
  await queried;
  answer([]);
  await Promise.resolve();
  expect(isFollowed(what)).toBe(true);
  accept();
  expect(await done).toBeUndefined();
  expect(isFollowed(what)).toBe(true);
  hide();
});

it('§7.3 ignores an answer that was requested during a change and arrived after it', async () => {
  const { client, queried, answer, accept } = gateway();
  const what = { kind: 'product', id: '3' } as const;
  const hide = showFollowed(client, what);
  const done = follow(client, what, true);
  await queried;
  accept();
  await done;
  answer([]);
  await new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
  expect(isFollowed(what)).toBe(true);
  hide();
});

it('§7.3 keeps a change when the client of its button changes', async () => {
  const { client, answer, accept } = gateway();
  const what = { kind: 'product', id: '4' } as const;
  const hide = showFollowed(client, what);
  accept();
  await follow(client, what, true);
  hide();
  const hideAgain = showFollowed(gateway().client, what);
  await Promise.resolve();
  expect(isFollowed(what)).toBe(true);
  answer([]);
  hideAgain();
  await Promise.resolve();
  expect(isFollowed(what)).toBeUndefined();
});
