import { describe, expect, it, vi } from 'vitest';
import { writeCartCookie } from '../cart-cookies.ts';
import { isLeaving, readItem, writeItem } from '../storage.ts';
import { clearDevice } from './clear-device.ts';

const storage = (): Storage =>
  Object.create({
    getItem(key: string) {
      return (this as Record<string, string | undefined>)[key] ?? null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, string>)[key];
    },
    clear() {
      for (const key of Object.keys(this as object)) delete (this as Record<string, string>)[key];
    },
  }) as Storage;
const local = storage();
const cookies: string[] = [];
vi.stubGlobal('localStorage', local);
vi.stubGlobal('sessionStorage', storage());
vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) });
vi.stubGlobal('document', {
  set cookie(text: string) {
    cookies.push(text);
  },
});

describe('§4 after a full logout or the deletion of the account', () => {
  it('nothing that arrives before the page is loaded again is stored, except what belongs to the device', async () => {
    writeItem('cart-shown', ['lamp']);
    writeItem('consent', 'accept');
    writeCartCookie('buyer', ['7']);
    expect(isLeaving()).toBe(false);
    cookies.length = 0;

    const cleared = clearDevice();
    // Also what arrives while the databases are emptied.
    expect(writeItem('cart-shown', ['lamp'])).toBe(false);
    await cleared;
    expect(isLeaving()).toBe(true);
    expect(cookies).toEqual([
      expect.stringMatching(/^fairgate-cart=; .*max-age=0/),
      expect.stringMatching(/^fairgate-buyer-cart=; .*max-age=0/),
    ]);
    writeCartCookie('buyer', ['7']);
    expect(cookies).toHaveLength(2);
    expect(writeItem('lead-note', 'late', undefined, 'session')).toBe(false);
    expect(writeItem('sites', ['eg'])).toBe(true);
    expect(readItem('consent')).toBe('accept');
    expect(Object.keys(local)).toEqual(['fairgate:consent', 'fairgate:sites']);
  });
});
