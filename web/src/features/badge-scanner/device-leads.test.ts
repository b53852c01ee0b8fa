import type { BadgeClaims } from '@fairgate/badge/claims';
import { beforeEach, expect, it } from 'vitest';
import { newLead, readLeads, writeLead } from './device-leads.ts';

const storage = new Map<string, string>();
beforeEach(() => storage.clear());
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  },
});

const scan = (name: string) =>
  newLead({ exhibitionId: '801', name, company: 'Nile' } as BadgeClaims, 'code', 0);

it('§2.4 every lead of the device keeps its note, the newest first, and another tab loses none', () => {
  const [first, second] = [scan('Amal'), scan('Omar')];
  writeLead(first, '7');
  expect(writeLead(second, '7').map(({ name }) => name)).toEqual(['Omar', 'Amal']);
  // A tab that knows only the first one.
  expect(writeLead({ ...first, note: 'Wants samples' }, '7')).toMatchObject([
    { name: 'Omar', note: '' },
    { name: 'Amal', note: 'Wants samples' },
  ]);
  expect(readLeads('801', '7')).toHaveLength(2);
});

it('§6 another supplier and another fair on the same device have leads of their own', () => {
  writeLead(scan('Amal'), '7');
  expect([readLeads('801', '8'), readLeads('802', '7')]).toEqual([[], []]);
});

it('§2.4 ignores stored data that is not a list of leads, and an empty storage', () => {
  storage.set('fairgate:leads:801:7', JSON.stringify({ value: [{ id: '1' }, null, 3], expiresAt: null }));
  expect(readLeads('801', '7')).toEqual([]);
});
