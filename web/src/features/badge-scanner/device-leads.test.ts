import type { BadgeClaims } from '@fairgate/badge/claims';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LeadStatus } from '#graphql';
import {
  adoptNotes,
  leadFromElsewhere,
  leadScannedAgain,
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

const claims = (name: string, number = `N-${name}`) =>
  ({ exhibitionId: '801', number, name, company: 'Nile' }) as BadgeClaims;
const scan = (name: string) => newLead(claims(name), `code of ${name}`, 0);

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
    adoptNotes([{ id, note, scans: [{ id, note, notedAt }] }], waiting, '801', '7');
  const notes = () => readLeads('801', '7').map(({ note, savedNote }) => [note, savedNote]);
  const notedAt = '2027-02-10T11:00:00.000Z';

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

describe('§2.4 a visitor who is scanned twice', () => {
  const nobody: ReadonlySet<string> = new Set();
  const notedAt = '2027-02-10T11:00:00.000Z';

  it('is one lead of this device, the first of the list, with what was typed; also with a renewed code', () => {
    const [first, second] = [scan('Amal'), scan('Omar')];
    writeLead({ ...first, note: 'Wants samples' }, '7');
    writeLead(second, '7');
    expect(leadScannedAgain(claims('Amal'), 'renewed code', '7')).toMatchObject({
      id: first.id,
      note: 'Wants samples',
    });
    expect(readLeads('801', '7').map(({ name }) => name)).toEqual(['Amal', 'Omar']);
    expect(leadScannedAgain(claims('Lina'), 'code', '7')).toBeUndefined();
    expect(leadScannedAgain(claims('Amal'), 'code of Amal', '8')).toBeUndefined();
  });

  it('was stored by an earlier version of the app: found by the code', () => {
    const { badgeNumber: _, ...old } = scan('Amal');
    writeLead(old, '7');
    expect(leadScannedAgain(claims('Amal'), 'code of Amal', '7')?.id).toBe(old.id);
  });

  it('is scanned anew after a refusal', () => {
    writeLead({ ...scan('Amal'), refused: 'REVOKED' }, '7');
    expect(leadScannedAgain(claims('Amal'), 'code of Amal', '7')).toBeUndefined();
  });

  it('by another phone: this one shows both notes, and says which one its next note takes in', () => {
    const lead = { ...scan('Amal'), note: 'mine', savedNote: 'mine' };
    writeLead(lead, '7');
    const scans = [
      { id: 'of-another', note: 'theirs', notedAt },
      { id: lead.id, note: 'mine', notedAt },
    ];
    adoptNotes([{ id: 'of-another', note: 'theirs\n\nmine', scans }], nobody, '801', '7');
    expect(readLeads('801', '7')).toMatchObject([
      { note: 'theirs\n\nmine', savedNote: 'theirs\n\nmine', takenIn: [{ id: 'of-another', notedAt }] },
    ]);
  });

  it('with notes that are too long together: each phone changes its own', () => {
    const [theirs, mine] = ['t'.repeat(999), 'm'.repeat(999)];
    const lead = { ...scan('Amal'), note: mine, savedNote: mine };
    writeLead(lead, '7');
    const scans = [
      { id: 'of-another', note: theirs, notedAt },
      { id: lead.id, note: mine, notedAt },
    ];
    adoptNotes([{ id: 'of-another', note: `${theirs}\n\n${mine}`, scans }], nobody, '801', '7');
    expect(readLeads('801', '7')).toMatchObject([{ note: mine }]);
    expect(readLeads('801', '7')[0]?.takenIn ?? []).toEqual([]);
  });
});

describe('§2.4 what became of a lead', () => {
  const nobody: ReadonlySet<string> = new Set();
  const outcome = (id: string, status: LeadStatus, waiting = nobody) =>
    noteOutcomes([{ id, status }], waiting, '801', '7');
  const reasons = () => readLeads('801', '7').map(({ refused }) => refused);

  it('stays with it when the outbox has forgotten it, until it is removed', () => {
    const lead = scan('Amal');
    writeLead(lead, '7');
    outcome(lead.id, 'REVOKED');
    noteOutcomes([], nobody, '801', '7');
    expect(reasons()).toEqual(['REVOKED']);
    removeLead(lead, '7');
    expect(readLeads('801', '7')).toEqual([]);
  });

  it('is not that of an attempt before, while the lead waits again', () => {
    const lead = scan('Amal');
    writeLead(lead, '7');
    outcome(lead.id, 'REVOKED', new Set([lead.id]));
    expect(reasons()).toEqual([undefined]);
    outcome(lead.id, 'REVOKED');
    outcome(lead.id, 'SAVED');
    expect(reasons()).toEqual([undefined]);
  });

  it('a lead of another device is here only until its note is stored, and stays with a note that was refused', () => {
    const stored = {
      id: 'lead-of-another',
      badgeNumber: 'K7Q2',
      name: 'Amal',
      companyName: '',
      note: 'old',
      scannedAt: '',
      scans: [],
    };
    const lead = leadFromElsewhere('801', stored);
    writeLead({ ...lead, note: 'new' }, '7');
    outcome(lead.id, 'SAVED');
    expect(readLeads('801', '7')).toHaveLength(1);
    writeLead({ ...lead, note: 'new', savedNote: 'new' }, '7');
    outcome(lead.id, 'UNKNOWN');
    expect(reasons()).toEqual(['UNKNOWN']);
    outcome(lead.id, 'SAVED');
    expect(readLeads('801', '7')).toEqual([]);
  });
});
