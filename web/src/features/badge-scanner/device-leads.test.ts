import type { BadgeClaims } from '@fairgate/badge/claims';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LeadStatus } from '#graphql';
import {
  adoptNotes,
  leadFromElsewhere,
  newLead,
  noteOutcomes,
  readLeads,
  removeLead,
  writeLead,
} from './device-leads.ts';

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
  writeLead(second, '7');
  expect(readLeads('801', '7').map(({ name }) => name)).toEqual(['Omar', 'Amal']);
  // A tab that knows only the first one.
  writeLead({ ...first, note: 'Wants samples' }, '7');
  expect(readLeads('801', '7')).toMatchObject([
    { name: 'Omar', note: '' },
    { name: 'Amal', note: 'Wants samples' },
  ]);
});

it('§6 another supplier and another fair on the same device have leads of their own', () => {
  writeLead(scan('Amal'), '7');
  expect([readLeads('801', '8'), readLeads('802', '7')]).toEqual([[], []]);
});

it('§2.4 ignores stored data that is not a list of leads, and an empty storage', () => {
  storage.set('fairgate:leads:801:7', JSON.stringify({ value: [{ id: '1' }, null, 3], expiresAt: null }));
  expect(readLeads('801', '7')).toEqual([]);
});

describe('§2.4 a note that another device has changed', () => {
  const nobody: ReadonlySet<string> = new Set();
  const saved = (note: string) => ({ ...scan('Amal'), note, savedNote: note });
  const adopt = (id: string, note: string, waiting = nobody) =>
    adoptNotes([{ id, note }], waiting, '801', '7');
  const notes = () => readLeads('801', '7').map(({ note, savedNote }) => [note, savedNote]);

  it('is taken over', () => {
    const lead = saved('mine');
    writeLead(lead, '7');
    adopt(lead.id, 'theirs');
    expect(notes()).toEqual([['theirs', 'theirs']]);
  });

  it('is not, where this device has one that is typed or waits', () => {
    const lead = saved('mine');
    writeLead(lead, '7');
    adopt(lead.id, 'theirs', new Set([lead.id]));
    writeLead({ ...lead, note: 'mine, longer' }, '7');
    adopt(lead.id, 'theirs');
    expect(notes()).toEqual([['mine, longer', 'mine']]);
  });
});

describe('§2.4 what became of a lead', () => {
  const nobody: ReadonlySet<string> = new Set();
  const outcome = (id: string, status: LeadStatus, waiting = nobody) =>
    noteOutcomes([{ id, status }], waiting, '801', '7');
  const refusals = () => readLeads('801', '7').map(({ refused }) => refused);

  it('stays with it when the outbox has forgotten it, until it is removed', () => {
    const lead = scan('Amal');
    writeLead(lead, '7');
    outcome(lead.id, 'REVOKED');
    noteOutcomes([], nobody, '801', '7');
    expect(refusals()).toEqual(['REVOKED']);
    removeLead(lead, '7');
    expect(readLeads('801', '7')).toEqual([]);
  });

  it('is not that of an attempt before, while the lead waits again', () => {
    const lead = scan('Amal');
    writeLead(lead, '7');
    outcome(lead.id, 'REVOKED', new Set([lead.id]));
    expect(refusals()).toEqual([undefined]);
    outcome(lead.id, 'REVOKED');
    outcome(lead.id, 'SAVED');
    expect(refusals()).toEqual([undefined]);
  });

  it('a lead of another device is here only until its note is stored, and stays with a note that was refused', () => {
    const stored = { id: 'lead-of-another', name: 'Amal', companyName: '', note: 'old', scannedAt: '' };
    const lead = leadFromElsewhere('801', stored);
    writeLead({ ...lead, note: 'new' }, '7');
    outcome(lead.id, 'SAVED');
    expect(readLeads('801', '7')).toHaveLength(1);
    writeLead({ ...lead, note: 'new', savedNote: 'new' }, '7');
    outcome(lead.id, 'UNKNOWN');
    expect(refusals()).toEqual(['UNKNOWN']);
    outcome(lead.id, 'SAVED');
    expect(readLeads('801', '7')).toEqual([]);
  });
});
