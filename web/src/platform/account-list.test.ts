import { beforeEach, describe, expect, it, vi } from 'vitest';

const session = vi.hoisted(() => ({ account: '' }));
const items = vi.hoisted(() => new Map<string, unknown>());
vi.mock('react', () => ({
  useSyncExternalStore: (_: unknown, snapshot: () => unknown) => snapshot(),
  useMemo: (make: () => unknown) => make(),
  useEffect: (run: () => void) => run(),
}));
vi.mock('#platform/session/signed-in.ts', () => ({
  currentAccount: () => session.account,
  onSignedIn: () => () => undefined,
}));
vi.mock('#platform/storage.ts', () => ({
  readItem: (key: string) => items.get(key),
  writeItem: (key: string, value: unknown) => Boolean(items.set(key, value)),
}));
const { accountList } = await import('./account-list.ts');
const { hasFields } = await import('./device-list.ts');

type Item = { readonly id: string; readonly account?: string };
const listOf = () =>
  accountList<Item>('list', { ttlMs: 1_000, most: 2, isItem: (one): one is Item => hasFields(one, ['id']) });
const idsOf = (found: readonly Item[]) => found.map(({ id }) => id);
const add = (id: string) => listOf().store((own) => [{ id }, ...own]);

beforeEach(() => {
  items.clear();
  session.account = '';
});

describe('§4 what an account stores on a device', () => {
  it('is not shown to another account, which changes nothing of it', () => {
    session.account = 'a';
    add('1');
    session.account = 'b';
    expect(listOf().read()).toEqual([]);
    add('2');
    listOf().update(() => []);
    expect(listOf().read()).toEqual([]);
    session.account = 'a';
    expect(idsOf(listOf().read())).toEqual(['1']);
  });

  it('is there after the session has ended, until another account logs in', () => {
    session.account = 'a';
    add('1');
    listOf().use();
    session.account = '';
    expect(idsOf(listOf().use())).toEqual(['1']);
    session.account = 'b';
    expect(listOf().use()).toEqual([]);
    session.account = '';
    expect(listOf().use()).toEqual([]);
  });

  it('of a guest is taken over once', () => {
    add('1');
    session.account = 'a';
    expect(idsOf(listOf().read())).toEqual(['1']);
    listOf().takeOver();
    session.account = 'b';
    listOf().takeOver();
    expect(listOf().read()).toEqual([]);
    session.account = 'a';
    expect(listOf().read()).toEqual([{ id: '1', account: 'a' }]);
  });

  it('has its own limit', () => {
    session.account = 'a';
    for (const id of ['1', '2']) add(id);
    session.account = 'b';
    for (const id of ['3', '4', '5']) add(id);
    expect(idsOf(listOf().read())).toEqual(['5', '4']);
    session.account = 'a';
    expect(idsOf(listOf().read())).toEqual(['2', '1']);
  });
});
