import { expect, it } from 'vitest';
import { byUse } from './by-use.ts';

const badge = (name: string, startsOn: string, validUntil: string, revokedAt: string | null = null) => ({
  name,
  validUntil,
  revokedAt,
  exhibition: { startsOn },
});

it('§2.4 without a network the badge of the next fair is first, and those that no longer admit are last', () => {
  const badges = [
    badge('coming', '2026-12-13', '2026-12-16T00:00:00.000Z'),
    badge('revoked', '2026-11-22', '2026-11-26T00:00:00.000Z', '2026-11-20T00:00:00.000Z'),
    badge('past', '2026-07-12', '2026-07-15T00:00:00.000Z'),
    badge('open', '2026-11-22', '2026-11-26T00:00:00.000Z'),
    badge('later', '2027-01-02', '2027-01-06T00:00:00.000Z'),
  ];
  const names = byUse(badges, Date.parse('2026-11-23T09:00:00.000Z')).map(({ name }) => name);
  expect(names).toEqual(['open', 'coming', 'later', 'revoked', 'past']);
});
