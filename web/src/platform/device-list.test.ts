import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceList, hasFields } from './device-list.ts';

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
    listOf().write([{ id: '1' }, { id: '2' }]);
    expect(JSON.parse(stored.get('fairgate:list') ?? '')).toEqual({
      value: [{ id: '1' }, { id: '2' }],
      expiresAt: expect.any(Number) as number,
    });
    expect(listOf().read()).toEqual([{ id: '1' }, { id: '2' }]);
  });

  it('is empty after its time to live', () => {
    listOf().write([{ id: '1' }]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_001 });
    expect(listOf().read()).toEqual([]);
    vi.useRealTimers();
  });

  it('keeps the newest items up to its limit', () => {
    const list = listOf();
    list.write([1, 2, 3, 4].map((id) => ({ id: String(id) })));
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
});
