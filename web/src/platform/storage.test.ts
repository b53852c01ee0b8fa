import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStorage, readItem, removeItem, writeItem } from './storage.ts';

/** The needed part of Storage: its items are its own keys. */
function fakeStorage(): Storage {
  return Object.create({
    getItem(key: string) {
      return Object.hasOwn(this, key) ? (this as Record<string, string>)[key] : null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, string>)[key];
    },
  }) as Storage;
}

describe('§3 stored items', () => {
  let store: Storage;

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000_000 });
    store = fakeStorage();
    vi.stubGlobal('localStorage', store);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('wraps a value with its expiry', () => {
    writeItem('visitor', 'abc', 5_000);
    expect(JSON.parse(String(store.getItem('fairgate:visitor')))).toEqual({
      value: 'abc',
      expiresAt: 1_000_005_000,
    });
    expect(readItem('visitor')).toBe('abc');
    vi.advanceTimersByTime(5_000);
    expect(readItem('visitor')).toBeUndefined();
  });

  it('removes an item', () => {
    writeItem('visitor', 'abc');
    removeItem('visitor');
    expect(store.getItem('fairgate:visitor')).toBeNull();
  });

  it('§9 clears expired items at most once a second', () => {
    vi.advanceTimersByTime(10_000);
    writeItem('short', 1, 100);
    writeItem('shorter', 1, 50);
    vi.advanceTimersByTime(500);
    expect(readItem('short')).toBeUndefined();
    expect(Object.keys(store)).toHaveLength(2);
    vi.advanceTimersByTime(500);
    writeItem('other', 1);
    expect(Object.keys(store)).toEqual(['fairgate:other']);
  });

  it('leaves other items alone, and survives unreadable ones', () => {
    store.setItem('other', 'theirs');
    store.setItem('fairgate:broken', '{');
    expect(readItem('broken')).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    writeItem('mine', true);
    expect(Object.keys(store)).toEqual(['other', 'fairgate:mine']);
  });

  it('says whether it is stored: a full storage has what it had before', () => {
    expect(writeItem('note', 'old')).toBe(true);
    store.setItem = () => {
      throw new Error('full');
    };
    expect(writeItem('note', 'new')).toBe(false);
    expect(readItem('note')).toBe('old');
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied');
      },
      setItem() {
        throw new Error('full');
      },
    });
    expect(writeItem('a', 1)).toBe(false);
    expect(readItem('a')).toBeUndefined();
  });

  it('§4 after a full logout takes nothing more until the page is loaded again, except what lasts', () => {
    writeItem('cart-shown', ['lamp']);
    writeItem('sites', ['eg']);
    clearStorage(['sites']);
    expect(Object.keys(store)).toEqual(['fairgate:sites']);
    // An answer that was on its way.
    expect(writeItem('cart-shown', ['lamp'])).toBe(false);
    expect(writeItem('sites', ['eg', 'pl'])).toBe(true);
    expect(Object.keys(store)).toEqual(['fairgate:sites']);
  });
});
