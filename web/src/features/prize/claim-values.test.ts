// What a buyer types to confirm a prize is kept for that prize, and no other of the fair.
import { beforeEach, expect, it, vi } from 'vitest';
import { dropDraft, startValues, writeDraft } from './claim-values.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
beforeEach(() => stored.clear());

const [lantern, kettle] = ['prize:801:WHEEL:lantern', 'prize:801:WHEEL:kettle'];
const typed = { name: 'Amal Hassan', phone: '+20 100', countryCode: 'EG', address: '1 Nile St' };
const nothing = { name: '', phone: '', countryCode: '', address: '' };

it('§2.5 each prize of a fair has its own draft', () => {
  writeDraft(lantern, typed);
  expect(startValues(lantern, undefined)).toEqual(typed);
  expect(startValues(kettle, undefined)).toEqual(nothing);
  writeDraft(kettle, { ...typed, address: '2 Nile St' });
  expect(startValues(lantern, undefined).address).toBe('1 Nile St');
  dropDraft(kettle, Date.now());
  expect(startValues(kettle, undefined)).toEqual(nothing);
  expect(startValues(lantern, undefined)).toEqual(typed);
});

it('§2.5 what was typed after a claim was sent stays when it arrives', () => {
  const sentAt = Date.now() - 1_000;
  writeDraft(lantern, typed);
  dropDraft(lantern, sentAt);
  expect(startValues(lantern, undefined)).toEqual(typed);
});
