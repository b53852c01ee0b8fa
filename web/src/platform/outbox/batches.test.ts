// Batches in the outbox: how scans are put together, and that none is lost.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentNode } from 'graphql';
import type { OutboxEntry } from '../../sw/outbox-store.ts';

const stored = new Map<string, OutboxEntry>();
let isFull = false;
let version = 1;
const sent = vi.fn<() => void>();

vi.mock(import('../../sw/outbox-store.ts'), async (original) => ({
  isUnanswered: (await original()).isUnanswered,
  entries: () => Promise.resolve([...stored.values()]),
  onOutboxChange: () => () => undefined,
  putAmong: (choose: (all: readonly OutboxEntry[]) => OutboxEntry | undefined) => {
    if (isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const entry = choose([...stored.values()]);
    if (entry) stored.set(entry.key, entry);
    return Promise.resolve();
  },
}));
vi.mock(import('./outbox.ts'), () => ({
  newEntry: (entry: Pick<OutboxEntry, 'key' | 'form' | 'request'>) => ({
    ...entry,
    state: 'waiting' as const,
    createdAt: 0,
    attempts: 0,
    dueAt: 0,
    isHeld: false,
  }),
  requestOf: ({ address, variables }: { address: string; variables: object }) => ({
    address,
    headers: {},
    body: JSON.stringify({ variables, version }),
  }),
  noteWaiting: () => undefined,
  sendSoon: sent,
  sendWaiting: sent,
}));

const { addToBatch, renewBatches, watchBatches } = await import('./batches.ts');

const batch = {
  form: 'check-in:801',
  address: '/graphql',
  document: {} as DocumentNode,
  list: 'scans',
  input: { exhibitionId: '801' },
  id: 'nonce',
  most: 100,
};
const add = (nonce: string, more: object = {}) => addToBatch(batch, { nonce, ...more });
const sizes = () =>
  [...stored.values()].map(
    ({ request }) =>
      (JSON.parse(request.body) as { variables: { input: { scans: [] } } }).variables.input.scans.length,
  );
const setState = (state: OutboxEntry['state']) => {
  for (const [key, entry] of stored) stored.set(key, { ...entry, state });
};
const waiting = () =>
  new Promise<readonly object[]>((resolve) => {
    watchBatches(batch.form, batch.list, (state) => resolve(state.waiting));
  });

beforeEach(() => {
  stored.clear();
  isFull = false;
  version = 1;
  sent.mockReset();
});

describe('§2.4 scans that wait', () => {
  it('§9 are batches of at most 100, which must arrive', async () => {
    for (let count = 0; count < 205; count += 1) await add(`scan-${count}`);
    expect(sizes()).toEqual([100, 100, 5]);
    expect([...stored.values()].every(({ mustArrive }) => mustArrive)).toBe(true);
    expect(await waiting()).toHaveLength(205);
    expect(sent).toHaveBeenCalledTimes(205);
  });

  it('do not join a batch that is being sent', async () => {
    await add('scan-1');
    setState('sending');
    await add('scan-2');
    expect(sizes()).toEqual([1, 1]);
    expect(await waiting()).toHaveLength(2);
  });

  it('with a known id replace the one that waits, such as a lead with its note', async () => {
    await add('scan-1');
    await add('scan-2');
    await add('scan-1', { note: 'Asked for samples' });
    expect(await waiting()).toEqual([{ nonce: 'scan-2' }, { nonce: 'scan-1', note: 'Asked for samples' }]);
  });

  it('are not lost silently when the storage is full', async () => {
    isFull = true;
    await expect(add('scan-1')).rejects.toThrow('full');
  });

  it('are sent with the document of the running version', async () => {
    await add('scan-1');
    version = 2;
    await renewBatches(batch);
    expect([...stored.values()].map(({ request }) => request.body)).toEqual([
      expect.stringContaining('"version":2'),
    ]);
    expect(await waiting()).toEqual([{ nonce: 'scan-1' }]);
  });
});
