// When the outbox is looked at again: nothing that waits is forgotten while a page is open, or when the next one opens.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../sw/outbox-store.ts';

const stored: OutboxEntry[] = [];
const items = new Map<string, unknown>();
const deliver = vi.hoisted(() => vi.fn<(isBack: boolean) => Promise<number | undefined>>());
let session = '';
let onSession: (now: string) => void = () => undefined;
let backOnline: () => void = () => undefined;
vi.mock(import('../../sw/outbox-delivery.ts'), async (original) => ({ ...(await original()), deliver }));
vi.mock(import('../../sw/outbox-store.ts'), async (original) => ({
  ...(await original()),
  entries: () => Promise.resolve(stored),
  putEntry: (entry: OutboxEntry) => {
    stored.push(entry);
    return Promise.resolve();
  },
}));
vi.mock(
  import('../storage.ts'),
  () =>
    ({
      readItem: (key: string) => items.get(key),
      writeItem: (key: string, value: unknown) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }) as never,
);
vi.mock(
  import('../session/signed-in.ts'),
  () =>
    ({
      checkSignedIn: () => undefined,
      readSessionId: () => session,
      onSignedIn: (listener: typeof onSession) => {
        onSession = listener;
      },
    }) as never,
);
vi.mock(
  import('../online.ts'),
  () =>
    ({
      askServer: () => Promise.resolve(true),
      onBackOnline: (task: () => void) => {
        backOnline = task;
      },
    }) as never,
);
vi.mock(import('#fast/answers.ts'), () => ({ hashOf: () => 'hash' }) as never);
vi.mock(import('../tracking.ts'), () => ({ trackingHeaders: () => ({}) }) as never);

const { sendWaiting } = await import('./outbox.ts');
const { watchOutbox } = await import('./watch-outbox.ts');

const waiting = { key: 'a', form: 'contact:form', state: 'waiting' } as OutboxEntry;
const heard = new Map<string, () => void>();
const listen = (name: string, listener: () => void) => void heard.set(name, listener);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', { addEventListener: listen, visibilityState: 'visible' });
  vi.stubGlobal('navigator', {});
  stored.length = 0;
  items.clear();
  items.set('outbox', true);
  session = 'buyer.one.9';
  deliver.mockReset().mockResolvedValue(Date.now() + 300_000);
  watchOutbox(() => Promise.resolve());
  await vi.waitUntil(() => deliver.mock.calls.length === 1);
  deliver.mockClear();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what waits in the outbox is looked at', () => {
  it('when a server that was down is reached again, although the network was there all the time', async () => {
    backOnline();
    await settled();
    expect(deliver.mock.calls).toEqual([[true, expect.any(Function)]]);
  });

  it('when another buyer logs in in place of the first one', async () => {
    onSession('buyer');
    await settled();
    expect(deliver).not.toHaveBeenCalled();
    session = 'buyer.two.9';
    onSession('buyer');
    await settled();
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('when an app on a phone is shown again', async () => {
    heard.get('visibilitychange')?.();
    await settled();
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('again after it could not be read', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    deliver.mockRejectedValueOnce(new DOMException('closed', 'InvalidStateError'));
    sendWaiting(false);
    await settled();
    expect(deliver).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  it('when something was stored in the moment in which the rest had been sent', async () => {
    const last = Promise.withResolvers<undefined>();
    deliver.mockReturnValueOnce(last.promise);
    sendWaiting(false);
    stored.push(waiting);
    last.resolve(undefined);
    await settled();
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(items.get('outbox')).toBe(true);
  });
});

it('a page knows that nothing waits when all has been sent', async () => {
  deliver.mockResolvedValueOnce(undefined);
  sendWaiting(false);
  await settled();
  expect(items.has('outbox')).toBe(false);
});
