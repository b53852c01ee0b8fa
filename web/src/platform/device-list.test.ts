import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceList, hasFields } from './device-list.ts';

type Store = { subscribe: (listener: () => void) => () => void; snapshot: () => unknown };
let store: Store | undefined;
vi.mock(import('react'), async (original) => ({
  ...(await original()),
  useSyncExternalStore: ((subscribe: Store['subscribe'], snapshot: () => unknown) => {
    store = { subscribe, snapshot };
    return snapshot();
  }) as never,
}));
/** What a component that uses the list follows. */
function storeOf(use: () => unknown): Store {
  use();
  if (!store) throw new Error('the list has no store');
  return store;
}

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const isItem = (value: unknown): value is { id: string } => hasFields(value, ['id']);
const listOf = () => deviceList('list', { ttlMs: 1_000, most: 3, isItem });

describe('§3 a list on this device', () => {
  beforeEach(() => stored.clear());

  it('survives a reload, in the wrapper with its expiry', () => {
    listOf().update(() => [{ id: '1' }, { id: '2' }]);
    expect(JSON.parse(stored.get('fairgate:list') ?? '')).toEqual({
      value: [{ id: '1' }, { id: '2' }],
      expiresAt: expect.any(Number) as number,
    });
    expect(listOf().read()).toEqual([{ id: '1' }, { id: '2' }]);
  });

  it('§4 leaves nothing in the storage when it is emptied, also by another tab after a logout', () => {
    const list = listOf();
    list.update(() => [{ id: '1' }]);
    list.update(() => []);
    expect([...stored.keys()]).toEqual([]);
    expect(list.read()).toEqual([]);
  });

  it('is empty after its time to live', () => {
    listOf().update(() => [{ id: '1' }]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_001 });
    expect(listOf().read()).toEqual([]);
    vi.useRealTimers();
  });

  it('keeps the newest items up to its limit', () => {
    const list = listOf();
    list.update(() => [1, 2, 3, 4].map((id) => ({ id: String(id) })));
    expect(list.read()).toHaveLength(3);
  });

  it('drops invalid items, and an invalid list', () => {
    stored.set(
      'fairgate:list',
      JSON.stringify({ value: [{ id: '1' }, 'x', null, { name: 'y' }], expiresAt: null }),
    );
    expect(listOf().read()).toEqual([{ id: '1' }]);
    stored.set('fairgate:list', JSON.stringify({ value: 'x', expiresAt: null }));
    expect(listOf().read()).toEqual([]);
  });

  describe('in a full storage', () => {
    const full = () =>
      vi.spyOn(stored, 'set').mockImplementation(() => {
        throw new Error('full');
      });

    it.each([
      ['had nothing before', []],
      ['had items before', [{ id: '0' }]],
    ])('a change lasts as long as the page, and is said not to be stored, where it %s', (_, before) => {
      const list = listOf();
      list.update(() => before);
      const setItem = full();
      list.update((items) => [{ id: '1' }, ...items]);
      list.update((items) => [{ id: '2' }, ...items]);
      expect(list.read()).toEqual([{ id: '2' }, { id: '1' }, ...before]);
      expect(list.useIsUnstored()).toBe(true);
      expect(listOf().read()).toEqual(before);
      setItem.mockRestore();
      list.update((items) => items);
      expect([listOf().read(), list.useIsUnstored()]).toEqual([list.read(), false]);
    });

    it.each([
      ['had nothing before', []],
      ['had items before', [{ id: '0' }]],
    ])('a change that must be stored is not made, where it %s', (_, before) => {
      const list = listOf();
      list.update(() => before);
      const setItem = full();
      expect(list.store((items) => [{ id: '1' }, ...items])).toBe(false);
      expect([list.read(), list.useIsUnstored()]).toEqual([before, false]);
      setItem.mockRestore();
      expect(list.store((items) => [{ id: '1' }, ...items])).toBe(true);
      expect(listOf().read()).toEqual([{ id: '1' }, ...before]);
    });
  });

  it('keeps what another tab has added since, also without a component that shows the list', () => {
    const [here, elsewhere] = [listOf(), listOf()];
    expect(here.read()).toEqual([]);
    elsewhere.update((items) => [{ id: '1' }, ...items]);
    here.update((items) => [{ id: '2' }, ...items]);
    elsewhere.update((items) => [{ id: '3' }, ...items]);
    expect(here.read()).toEqual([{ id: '3' }, { id: '2' }, { id: '1' }]);
  });

  it.each([
    ['a change in another tab', () => Object.assign(new Event('storage'), { key: 'fairgate:list' })],
    ['a logout in another tab', () => Object.assign(new Event('storage'), { key: null })],
    ['the back/forward cache', () => Object.assign(new Event('pageshow'), { persisted: true })],
  ])('is read again after %s', (_, event) => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const list = listOf();
    list.update(() => [{ id: '1' }]);
    const { subscribe, snapshot } = storeOf(() => list.use());
    const changed = vi.fn<() => void>();
    const stop = subscribe(changed);
    expect(snapshot()).toBe(snapshot());
    listOf().update(() => [{ id: '2' }]);
    expect(snapshot()).toEqual([{ id: '1' }]);
    target.dispatchEvent(event());
    expect(changed).toHaveBeenCalledTimes(1);
    expect(snapshot()).toEqual([{ id: '2' }]);
    stop();
    listOf().update(() => [{ id: '3' }]);
    expect(snapshot()).toEqual([{ id: '3' }]);
  });
});
