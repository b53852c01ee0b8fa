import { beforeEach, expect, it, vi } from 'vitest';
import { storeLines, readLines } from './stored-lines.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
beforeEach(() => stored.clear());

const lines = [
  { text: 'Amal M. Hassan', field: 'name' },
  { text: 'Open on Sundays', field: undefined },
] as const;

it('§7.3 the lines of a card are stored as they were corrected, for each form, until they are removed', () => {
  storeLines('registration:801', lines);
  expect(readLines('registration:801')).toEqual(lines);
  expect(readLines('card')).toBeUndefined();
  storeLines('registration:801', undefined);
  expect(stored.size).toBe(0);
});

it.each([
  ['another version of the app', [{ text: 'Amal', field: 'nickname' }], [{ text: 'Amal', field: undefined }]],
  ['something else', [null, 3, { text: 7 }, 'x'], undefined],
  ['no list', { text: 'x' }, undefined],
])('§7.3 stored lines of %s do no harm', (_, value, expected) => {
  stored.set('fairgate:card-lines:card', JSON.stringify({ value, expiresAt: null }));
  expect(readLines('card')).toEqual(expected);
});
