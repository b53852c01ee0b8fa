// The entries of the outbox in a database. It runs as in a browser: one transaction at a time changes a store.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeEntry,
  entries,
  type OutboxEntry,
  putEntry,
  removeEntry,
  removeWaiting,
  unanswered,
} from '../../sw/outbox-store.ts';

const { takeBack, takeBackSoon } = await import('./take-back.ts');

const dayMs = 86_400_000;
const entry = (key: string, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  form: 'contact:form',
  state: 'waiting',
  request: { address: '/graphql', headers: {}, body: key },
  createdAt: Date.now(),
  attempts: 0,
  dueAt: 0,
  isHeld: false,
  ...change,
});
const states = async () => (await entries()).map(({ key, state }) => `${key} ${state}`);
const claim = (key: string) => changeEntry(key, (one) => ({ ...one, state: 'sending' }));

beforeEach(async () => {
  vi.useRealTimers();
  for (const { key } of await entries()) await removeEntry(key);
});

describe('§5 a submission that is taken back', () => {
  it('is removed while it waits', async () => {
    await putEntry(entry('a'));
    expect(await removeWaiting('a')).toBe(true);
    expect(await removeWaiting('a')).toBe(false);
    expect(await states()).toEqual([]);
  });

  it.each(['sending', 'sent', 'refused', 'unknown'] as const)('stays when it is %s', async (state) => {
    await putEntry(entry('a', { state }));
    expect(await takeBack('a')).toBe(false);
    expect(await states()).toEqual([`a ${state}`]);
  });

  it('is either sent or taken back, never both, in either order', async () => {
    for (const first of ['the person', 'the sender']) {
      await putEntry(entry('a'));
      const both = () =>
        first === 'the person' ? [removeWaiting('a'), claim('a')] : [claim('a'), removeWaiting('a')];
      const results = await Promise.all(both());
      const isBack = results.includes(true);
      const isClaimed = results.some((one) => typeof one === 'object');
      expect([isBack, isClaimed].filter(Boolean)).toHaveLength(1);
      expect(await states()).toEqual(isBack ? [] : ['a sending']);
      await removeEntry('a');
    }
  });

  it('is taken back as soon as the attempt that was on its way ends without an answer', async () => {
    await putEntry(entry('a', { state: 'sending' }));
    const done = vi.fn<() => void>();
    takeBackSoon('a', done);
    await expect.poll(states).toEqual(['a sending']);
    expect(done).not.toHaveBeenCalled();
    await changeEntry('a', (one) => ({ ...one, state: 'waiting', attempts: 1 }));
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(await states()).toEqual([]);
  });

  it('stays when the attempt that was on its way has an answer', async () => {
    await putEntry(entry('a', { state: 'sending' }));
    const done = vi.fn<() => void>();
    takeBackSoon('a', done);
    await changeEntry('a', (one) => ({ ...one, state: 'sent' }));
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(await states()).toEqual(['a sent']);
  });

  it('is not taken back where the database cannot be read', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    expect(await takeBack('a')).toBe(false);
    transaction.mockRestore();
  });
});

describe('§5 the answer of a submission', () => {
  it('is kept for a day after it came, also of one that had waited longer', async () => {
    const now = Date.now();
    await putEntry(entry('waited', { state: 'sent', createdAt: now - 3 * dayMs, answeredAt: now - 1_000 }));
    await putEntry(entry('old', { state: 'sent', createdAt: now - 3 * dayMs, answeredAt: now - dayMs - 1 }));
    await putEntry(entry('open', { createdAt: now - 3 * dayMs }));
    expect((await unanswered()).map(({ key }) => key)).toEqual(['open']);
    expect((await states()).toSorted()).toEqual(['open waiting', 'waited sent']);
  });
});
