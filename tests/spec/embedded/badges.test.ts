// Badges: issued, found by their holders only, revoked; the keys that sign them.
import { type BadgeVerdict, verifyBadge } from '@fairgate/badge/verify';
import type { PublicBadgeKey } from '@fairgate/badge/keys';
import { issueBadge, type IssuedBadge } from '@fairgate/embedded/badges/issue';
import { signingKey } from '@fairgate/embedded/badges/keys';
import { revokeBadge } from '@fairgate/embedded/badges/revoke';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, password, register } from './person.ts';
import { callService, databases, type Embedded, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

type Badge = {
  badgeNo: string;
  contactName: string;
  companyName: string;
  code: string;
  revokeTime: string | null;
};

describe.each(databases)('badges of the embedded services on %s', (kind) => {
  let embedded: Embedded;
  let exhibition: { id: number; opens: number; closes: number };
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const [found] = await embedded.db.rows<typeof exhibition>({
      text: `select id, extract(epoch from opens_on)::int as opens, extract(epoch from closes_on)::int as closes
        from exhibition where opens_on > ${localDay} order by id limit 1`,
    });
    if (!found) throw new Error('no coming exhibition');
    exhibition = found;
  });
  afterAll(() => embedded.close());

  const issue = (buyerId: number | null = null, email = 'guest@nile.example'): Promise<IssuedBadge> =>
    embedded.db.transaction((transaction) =>
      issueBadge(transaction, {
        exhibitionId: exhibition.id,
        kind: 'visitor',
        name: 'သူဇာ',
        company: 'Nile Trading House',
        email,
        buyerId,
      }),
    );
  const keys = async () =>
    (await callService<{ keys: PublicBadgeKey[] }>(embedded, 'buyer', '/badge/getBadgeKeys.json', {})).keys;
  const revoked = async () => {
    const { list } = await callService<{ list: { exhibitionId: string; badgeNos: string[] }[] }>(
      embedded,
      'buyer',
      '/badge/getRevokedBadges.json',
      {},
    );
    return list.find(({ exhibitionId }) => exhibitionId === String(exhibition.id))?.badgeNos ?? [];
  };
  const atTheGate = async (
    { code }: { code: string },
    nowSeconds = exhibition.opens,
  ): Promise<BadgeVerdict> => {
    const numbers = await revoked();
    return verifyBadge(code, {
      keys: await keys(),
      exhibitionId: String(exhibition.id),
      nowSeconds,
      isRevoked: ({ number }) => numbers.includes(number),
    });
  };
  const byLink = (link: string, token = '') =>
    newPerson(embedded, { token }).call<Badge>('/badge/getBadgeByLink.json', { link });

  it('§2.5 an issued badge is verified by the published keys, from the first day to the last', async () => {
    const { number, code } = await issue();
    const { problem, claims } = await atTheGate({ code });
    expect([problem, claims?.number, claims?.name]).toEqual([undefined, number, 'သူဇာ']);
    const day = 86_400;
    expect((await atTheGate({ code }, exhibition.closes + day - 1)).problem).toBeUndefined();
    expect((await atTheGate({ code }, exhibition.opens - day)).problem).toBe('not-yet-valid');
    expect((await atTheGate({ code }, exhibition.closes + 3 * day)).problem).toBe('expired');
  });

  it('numbers are unique within an exhibition and do not follow each other', async () => {
    const issued = await Promise.all(Array.from({ length: 20 }, () => issue()));
    expect(new Set(issued.map(({ number }) => number)).size).toBe(20);
    expect(new Set(issued.map(({ number }) => number.slice(0, 4))).size).toBeGreaterThan(15);
  });

  it('a transaction that fails leaves no badge', async () => {
    let number = '';
    const failing = embedded.db.transaction(async (transaction) => {
      ({ number } = await issueBadge(transaction, {
        exhibitionId: exhibition.id,
        kind: 'visitor',
        name: 'Nobody',
        company: '',
        email: 'nobody@nile.example',
        buyerId: null,
      }));
      throw new Error('the registration failed');
    });
    await expect(failing).rejects.toThrow('the registration failed');
    expect(await embedded.db.rows({ text: 'select from badge where number = $1' }, [number])).toEqual([]);
  });

  it('§2.4 a buyer has their own badges, and not those of another one', async () => {
    const [one, other] = [await register(embedded), await register(embedded)];
    const badges = [
      await issue(Number(one.userId), one.email),
      await issue(Number(other.userId), other.email),
    ];
    const listed = async ({ person }: typeof one) =>
      (await person.call<Badge[]>('/account/getMyBadgeList.json')).data.map(({ badgeNo }) => badgeNo);
    expect([await listed(one), await listed(other)]).toEqual(badges.map(({ number }) => [number]));
    // A buyer's id in the payload decides nothing.
    const swapped = await one.person.call<Badge[]>('/account/getMyBadgeList.json', {
      buyerId: other.userId,
      accountId: other.userId,
    });
    expect(swapped.data.map(({ badgeNo }) => badgeNo)).toEqual([badges[0]?.number]);
    const guest = await newPerson(embedded).call('/account/getMyBadgeList.json');
    expect(guest.code).toBe(401);
  });

  it('§2.5 the link of the mail opens its badge for anybody, and a guessed one opens none', async () => {
    const { link, number, code } = await issue();
    expect(link).toMatch(/^[\w-]{43}$/);
    const { person, token } = await register(embedded);
    for (const caller of ['', token])
      expect((await byLink(link, caller)).data).toMatchObject({ badgeNo: number, code });
    for (const guess of [number, link.slice(0, -1), `${link}A`, link.toLowerCase(), '%'])
      expect((await byLink(guess)).code).toBe(404);
    expect((await person.call<Badge[]>('/account/getMyBadgeList.json')).data).toEqual([]);
  });

  it('a revoked badge is in the list of revocations until it would have expired', async () => {
    const badge = await issue();
    expect(await revokeBadge(embedded.db, { exhibitionId: exhibition.id, number: badge.number })).toBe(true);
    expect(await revokeBadge(embedded.db, { exhibitionId: exhibition.id, number: badge.number })).toBe(false);
    expect((await atTheGate(badge)).problem).toBe('revoked');
    expect((await byLink(badge.link)).data.revokeTime).not.toBeNull();
    await embedded.db.rows(
      { text: `update badge set valid_until = now() - interval '1 hour' where number = $1` },
      [badge.number],
    );
    expect(await revoked()).not.toContain(badge.number);
  });

  it('a new key signs after 90 days; the old one is published while its badges are valid', async () => {
    const before = await issue();
    const [old] = await keys();
    await embedded.db.rows({ text: `update badge_key set created_at = now() - interval '91 days'` });
    const after = await issue();
    const published = await keys();
    expect(published.map(({ kid }) => kid)).toEqual([expect.not.stringMatching(old?.kid ?? ''), old?.kid]);
    for (const badge of [before, after]) expect((await atTheGate(badge)).problem).toBeUndefined();
    const ended = `update badge set valid_until = now() - interval '1 hour' where key_id = $1`;
    await embedded.db.rows({ text: ended }, [old?.kid]);
    // Business cards that it signed are valid for 30 days more.
    expect((await keys()).map(({ kid }) => kid)).toEqual(published.map(({ kid }) => kid));
    await embedded.db.rows(
      { text: `update badge_key set created_at = now() - interval '121 days' where id = $1` },
      [old?.kid],
    );
    expect((await keys()).map(({ kid }) => kid)).toEqual([published[0]?.kid]);
    expect((await atTheGate(before)).problem).toBe('unknown-key');
  });

  it('concurrent transactions create one key', async () => {
    await embedded.db.rows({ text: `update badge_key set created_at = now() - interval '91 days'` });
    const made = await Promise.all(
      Array.from({ length: 5 }, () => embedded.db.transaction((transaction) => signingKey(transaction))),
    );
    expect(new Set(made.map(({ kid }) => kid)).size).toBe(1);
  });

  it('no answer has the private part of a key', async () => {
    const stored = await embedded.db.rows<{ d: string }>({ text: 'select d from badge_key' });
    const { link } = await issue();
    const answers = [await newPerson(embedded).call('/badge/getBadgeKeys.json'), await byLink(link)];
    for (const { text } of answers) for (const { d } of stored) expect(text).not.toContain(d);
  });

  it('§6 the data export of a buyer has their badges', async () => {
    const { person, userId, email } = await register(embedded);
    const { number } = await issue(Number(userId), email);
    const { data } = await person.call('/account/exportData.json');
    expect(data['badges']).toMatchObject([{ badgeNo: number, contactName: 'သူဇာ' }]);
  });

  it('§6 a deleted account leaves its badges revoked and without the person', async () => {
    const { person, userId, email } = await register(embedded);
    const badge = await issue(Number(userId), email);
    expect((await person.call('/account/delete.json', { password })).code).toBe(200);
    expect(await revoked()).toContain(badge.number);
    const [row] = await embedded.db.rows(
      {
        text: 'select name, company, email, buyer_id, code, link from badge where number = $1',
      },
      [badge.number],
    );
    expect(row).toEqual({ name: '', company: '', email: null, buyer_id: null, code: null, link: null });
    expect((await byLink(badge.link)).code).toBe(404);
    const checked = await callService<{ withdrawDate: string | null }[]>(
      embedded,
      'buyer',
      '/badge/getBadgeList.json',
      { badgeNo: badge.number },
    );
    expect(checked.map(({ withdrawDate }) => withdrawDate !== null)).toEqual([true]);
  });
});
