import { describe, expect, it, vi } from 'vitest';

const listeners: (() => void)[] = [];
vi.mock(import('#platform/session/signed-in.ts'), async (original) => ({
  ...(await original()),
  onSignedIn: (listener) => {
    listeners.push(() => listener('guest'));
    return () => undefined;
  },
}));
const { closeClientsBefore, openClient } = await import('./browser-data.ts');

describe('the clients of languages', () => {
  it('are dropped when a later language is on screen: a login concerns the open ones only', () => {
    const clients = ['en', 'de', 'ar'].map((locale) => openClient(locale as 'en', '999'));
    const evictions = clients.map(({ cache }) => vi.spyOn(cache, 'evict'));
    const [, second] = clients;
    expect(listeners).toHaveLength(1);
    if (second) closeClientsBefore(second);
    for (const listener of listeners) listener();
    expect(evictions.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  });
});
