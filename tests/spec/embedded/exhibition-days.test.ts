// A fair whose days change: its badges are renewed. On both databases.
import type { PublicBadgeKey } from '@fairgate/badge/keys';
import { verifyBadge } from '@fairgate/badge/verify';
import { revokeBadge } from '@fairgate/embedded/badges/revoke';
import { issueBadge } from '@fairgate/embedded/badges/issue';
import { prepare } from '@fairgate/embedded/db/prepare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringExhibition, exhibitionIdOf } from './bring-exhibition.ts';
import { mailsTo, newEmail, newPerson, secretIn } from './person.ts';
import { registrationForm } from './registrations.ts';
import { callService, databases, type Embedded, startEmbedded } from './store.ts';

type Registered = { badgeNo: string; link: string };
type Badge = { badgeNo: string; code: string; startTime: string; endTime: string };

const daySeconds = 86_400;
const secondsOf = (day: string): number => Date.parse(day) / 1_000;

describe.each(databases)('the days of a fair on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());

  const bring = async (opens: string, closes: string, dryRun = false): Promise<number> => {
    const rows = [
      'record,exhibition,name,country,city,venue,opens_on,closes_on',
      `exhibition,F,Own Fair,NG,Lagos,Landmark,${opens},${closes}`,
    ];
    const { problems, renewedBadges } = await bringExhibition(embedded, rows, { dryRun });
    expect(problems).toEqual([]);
    return renewedBadges;
  };
  const exhibitionId = () => exhibitionIdOf(embedded, 'F');
  async function register(): Promise<{ email: string; number: string; link: string }> {
    const email = newEmail();
    const form = { ...registrationForm, exhibitionId: String(await exhibitionId()), email };
    const { data } = await newPerson(embedded).call<Registered>('/offline/preRegistration.json', form);
    return { email, number: data.badgeNo, link: data.link };
  }
  const open = async (link: string) =>
    (await newPerson(embedded).call<Badge>('/badge/getBadgeByLink.json', { link })).data;
  const atTheGate = async (code: string, exhibitionId: number, day: string) => {
    const { keys } = await callService<{ keys: PublicBadgeKey[] }>(
      embedded,
      'buyer',
      '/badge/getBadgeKeys.json',
      {},
    );
    const context = { keys, exhibitionId: String(exhibitionId), isRevoked: () => false };
    const noon = secondsOf(day) + daySeconds / 2;
    return (await verifyBadge(code, { ...context, nowSeconds: noon })).problem ?? 'valid';
  };

  it.each([
    ['later', '2027-04-20', '2027-04-22'],
    ['earlier', '2027-02-01', '2027-02-03'],
    ['fewer', '2027-03-10', '2027-03-10'],
  ])(
    '§2.5 %s days: badges keep their numbers, admit on the new days, and are mailed again',
    async (_, opens, closes) => {
      await bring('2027-03-10', '2027-03-14');
      const id = await exhibitionId();
      const { email, number, link } = await register();
      const before = await open(link);
      expect(await atTheGate(before.code, id, '2027-03-14')).toBe('valid');

      expect(await bring(opens, closes, true)).toBe(0);
      expect(await open(link)).toEqual(before);
      expect(await bring(opens, closes)).toBeGreaterThan(0);
      const after = await open(link);
      expect(after.badgeNo).toBe(number);
      for (const day of [opens, closes]) expect(await atTheGate(after.code, id, day)).toBe('valid');
      expect(await atTheGate(after.code, id, '2027-03-14')).not.toBe('valid');
      expect(Date.parse(after.endTime) / 1_000).toBe(secondsOf(closes) + 36 * 3_600);
      const mails = await mailsTo(embedded, email);
      expect(mails.map((mail) => mail.kind).toSorted()).toEqual(['badge', 'badgeDays']);
      const told = mails.find((mail) => mail.kind === 'badgeDays');
      expect(told?.text).toContain(number);
      expect((await open(secretIn(told, 'badge_token'))).code).toBe(after.code);

      // The same days once more change nothing.
      expect(await bring(opens, closes)).toBe(0);
      expect(await mailsTo(embedded, email)).toHaveLength(2);
    },
  );

  it('§2.5 a revoked badge is not renewed, and its number stays on the list until the new last day', async () => {
    await bring('2027-03-10', '2027-03-14');
    const id = await exhibitionId();
    const { email, number, link } = await register();
    await revokeBadge(embedded.db, { exhibitionId: id, number });
    const before = await open(link);
    await bring('2027-05-10', '2027-05-14');
    const after = await open(link);
    expect(after.code).toBe(before.code);
    expect(Date.parse(after.endTime)).toBeGreaterThan(Date.parse('2027-05-14'));
    expect((await mailsTo(embedded, email)).map((mail) => mail.kind)).toEqual(['badge']);
  });

  it('§2.5 who registers while the days change gets a badge with the new days', async () => {
    await bring('2027-03-10', '2027-03-14');
    const id = await exhibitionId();
    const [people] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, register)),
      bring('2027-06-10', '2027-06-14'),
    ]);
    for (const { link } of people)
      expect(await atTheGate((await open(link)).code, id, '2027-06-12')).toBe('valid');
  });

  it('new demo dates renew the badges that people hold of demo fairs', async () => {
    const [exhibition] = await embedded.db.rows<{ id: number }>({
      text: `select id from exhibition where external_key is null and opens_on > '2026-12-01' order by id limit 1`,
    });
    const id = exhibition?.id ?? 0;
    const { link } = await embedded.db.transaction((transaction) =>
      issueBadge(transaction, {
        exhibitionId: id,
        kind: 'visitor',
        name: 'Amal Hassan',
        company: 'Nile Trading',
        email: 'amal@nile.example',
        buyerId: null,
      }),
    );
    await prepare(embedded.db, { products: 1, today: '2027-07-01', log: () => undefined });
    const [moved] = await embedded.db.rows<{ day: string }>(
      { text: 'select closes_on as day from exhibition where id = $1' },
      [id],
    );
    expect(await atTheGate((await open(link)).code, id, moved?.day ?? '')).toBe('valid');
  });
});
