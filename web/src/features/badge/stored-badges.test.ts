import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BadgeFieldsFragment } from '#graphql';
import { badgeNewsMs } from '@fairgate/schema/limits';
import { badgeId, openBadges } from '#platform/badge-store.ts';
import { removeBadges, renewStored, storeBadges, type StoredBadge } from './stored-badges.ts';

const served = vi.hoisted(() => ({ revoked: {} as Record<string, string[]>, isOnline: true }));
vi.mock(import('#platform/badge-lists.ts'), () => ({
  loadBadgeLists: () =>
    served.isOnline
      ? Promise.resolve({ keys: [], revoked: served.revoked, clockOffsetMs: 0 })
      : Promise.reject(new Error('offline')),
}));
vi.mock(import('#platform/keep-badge-page.ts'), () => ({ keepBadgePage: () => undefined }));

const leaving = vi.hoisted(() => vi.fn<() => boolean>(() => false));
vi.mock(import('#platform/storage.ts'), async (original) => ({ ...(await original()), isLeaving: leaving }));

const badgeOf = (number: string, more: Partial<BadgeFieldsFragment> = {}): BadgeFieldsFragment => ({
  __typename: 'Badge',
  number,
  name: 'Amal Hassan',
  company: 'Nile',
  signedCode: `FG1:${number}`,
  validFrom: '2027-03-09T10:00:00.000Z',
  validUntil: '2027-03-13T12:00:00.000Z',
  revokedAt: null,
  revocationReason: null,
  wallets: [],
  exhibition: {
    __typename: 'Exhibition',
    id: '801',
    name: 'Fair',
    startsOn: '2027-03-10',
    endsOn: '2027-03-12',
  },
  ...more,
});
const stored = async (number: string): Promise<StoredBadge | undefined> => {
  const database = await openBadges<StoredBadge>();
  const found = await database.get('badges', badgeId(badgeOf(number)));
  database.close();
  return found;
};
const noLink = () => Promise.resolve(undefined);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
beforeEach(async () => {
  vi.setSystemTime('2027-01-10T10:00:00Z');
  await removeBadges();
  Object.assign(served, { revoked: {}, isOnline: true });
});

describe('§2.4 the badges on a phone', () => {
  it('§4 are not stored when they arrive after a logout, before the page is loaded again', async () => {
    leaving.mockReturnValue(true);
    await storeBadges([badgeOf('A')]);
    leaving.mockReturnValue(false);
    expect(await stored('A')).toBeUndefined();
  });

  it('learn from the list that they are revoked, without an account or a link', async () => {
    await storeBadges([badgeOf('A'), badgeOf('B')]);
    served.revoked = { '801': ['A'], '802': ['B'] };
    await renewStored(noLink);
    expect((await stored('A'))?.revokedAt).not.toBeNull();
    expect((await stored('B'))?.revokedAt).toBeNull();
  });

  it('are asked for by their links: new days and a reason of a revocation arrive, and the link stays', async () => {
    await storeBadges([{ ...badgeOf('A'), link: 'a' }, badgeOf('B')]);
    // The list of an account has no links.
    await storeBadges([badgeOf('A')]);
    const now = badgeOf('A', { signedCode: 'FG1:NEW', validUntil: '2027-05-13T12:00:00.000Z' });
    const open = vi.fn<(link: string) => Promise<BadgeFieldsFragment>>(() => Promise.resolve(now));
    await renewStored(open);
    expect(open.mock.calls).toEqual([['a']]);
    expect(await stored('A')).toMatchObject({ signedCode: 'FG1:NEW', validUntil: now.validUntil, link: 'a' });
    vi.setSystemTime(Date.now() + badgeNewsMs);
    await renewStored(() => Promise.resolve({ ...now, revokedAt: now.validFrom, revocationReason: 'Twice' }));
    expect(await stored('A')).toMatchObject({ revokedAt: now.validFrom, revocationReason: 'Twice' });
    expect((await stored('B'))?.signedCode).toBe('FG1:B');
  });

  it('are asked for once in an hour, the newest first, however often the network comes back; what is not reached counts for nothing', async () => {
    await storeBadges([
      { ...badgeOf('A'), link: 'a' },
      { ...badgeOf('B', { validFrom: '2027-04-01T10:00:00.000Z' }), link: 'b' },
      { ...badgeOf('C', { validFrom: '2027-02-01T10:00:00.000Z' }), link: 'c' },
    ]);
    const asked: string[] = [];
    const back = async () => {
      asked.length = 0;
      await renewStored((link) => {
        asked.push(link);
        return Promise.resolve(link === 'a' ? badgeOf('A') : link === 'b' ? null : undefined);
      });
      return asked;
    };
    expect(await back()).toEqual(['b', 'a', 'c']);
    expect(await back()).toEqual(['c']);
    // The list of an account comes meanwhile.
    await storeBadges([badgeOf('A')]);
    vi.setSystemTime(Date.now() + badgeNewsMs - 60_000);
    expect(await back()).toEqual(['c']);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await back()).toEqual(['b', 'a', 'c']);
  });

  it('stay as they are without a network, and a removed one does not come back', async () => {
    await storeBadges([{ ...badgeOf('A'), link: 'a' }]);
    served.isOnline = false;
    await renewStored(noLink);
    expect(await stored('A')).toMatchObject({ revokedAt: null, link: 'a' });
    await renewStored(async () => {
      await removeBadges();
      return badgeOf('A');
    });
    expect(await stored('A')).toBeUndefined();
  });
});
