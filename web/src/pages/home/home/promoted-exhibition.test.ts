import { describe, expect, it } from 'vitest';
import { promotedExhibition } from './promoted-exhibition.ts';

const over = { id: 'over', status: 'COMPLETED', startsOn: '2026-10-01' } as const;
const open = { id: 'open', status: 'OPENING', startsOn: '2026-11-20' } as const;
const soon = { id: 'soon', status: 'COMING', startsOn: '2026-12-10' } as const;
const later = { id: 'later', status: 'COMING', startsOn: '2027-03-01' } as const;
const all = [over, open, soon, later];
const now = new Date('2026-11-23T12:00:00Z');

describe('§4 the promotional popup', () => {
  const cases: [Parameters<typeof promotedExhibition>[1], typeof all, string | undefined][] = [
    ['always', [over, later, open], 'later'],
    ['recent', [over, later, open], 'open'],
    ['recent', [over, later, soon], 'soon'],
    ['recent', [over, later], undefined],
    ['always', [over], undefined],
    ['never', [open], undefined],
  ];
  it.each(cases)('%s', (when, exhibitions, expected) => {
    expect(promotedExhibition(exhibitions, when, now)?.id).toBe(expected);
  });
});
