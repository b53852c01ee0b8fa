// Sharing events and the confirmation of prizes, on real databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, type Person } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

const exhibitionId = '801';
const address = { name: 'Amal', phone: '+20 2 1234 5678', countryId: 'EG', address: '12 Nile Street' };

describe.each(databases)('sharing events on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());

  const own = async (person: Person, id = exhibitionId) =>
    (
      await person.call<{ code: string; friends: number } | null>('/share/getOwnSharing.json', {
        exhibitionId: id,
      })
    ).data;
  let keys = 0;
  const claim = (person: Person, prizeCode: string, change: object = {}, key = `key-0000${++keys}`) =>
    person.call(
      '/share/claimPrize.json',
      { exhibitionId, event: 'sharing', prizeCode, ...address, ...change },
      { headers: { 'idempotency-key': key } },
    );
  let friends = 0;
  const friend = (
    code: string,
    change: { visitor?: string; email?: string; buyer?: string; verified?: string[] } = {},
  ) =>
    embedded.db.rows(
      {
        text: `insert into registration (exhibition_id, badge_no, email, contact_name, company_name, country_id, business_types, purposes,
          tag_codes, product_name, source, tracking_source, site_id, lang, page_url, visitor_id, buyer_id, verified)
          values (801, $1, $2, 'Friend', 'Company', 'EG', '{}', '{}', '{}', '', 1, $3, '999', 'en', '', $4, $5, $6::text[])`,
      },
      [
        `B-friend-${++friends}`,
        change.email ?? `friend${friends}@share.example`,
        code,
        change.visitor ?? `visitor-${friends}`,
        change.buyer ?? null,
        change.verified ?? ['email'],
      ],
    );

  it('§2.5 the code stays the same, also when it is asked for twice at once, and each buyer has another', async () => {
    const { person } = await register(embedded);
    const [one, two] = await Promise.all([own(person), own(person)]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({ code: expect.stringMatching(/^share-[a-z2-9]{8}$/) as string, friends: 0 });
    expect((await own((await register(embedded)).person))?.code).not.toBe(one?.code);
    expect(await own(person, '809')).toBeNull();
  });

  it('§2.5 friends who pre-registered through the link count, each mailbox once, and not the buyer', async () => {
    const { person, email, userId } = await register(embedded);
    const code = (await own(person))?.code ?? '';
    await friend(code);
    await friend(code, { email: `sana-${userId}@share.example` });
    await friend(code, { email: `Sana-${userId}+two@share.example` });
    await friend(code, { email: email.toUpperCase() });
    await friend(code, { buyer: userId });
    await friend('share-of-another');
    expect(await own(person)).toMatchObject({ friends: 2 });
    expect(await claim(person, 'tote-bag')).toMatchObject({ code: 404 });
    await friend(code);
    expect(await claim(person, 'tote-bag')).toMatchObject({
      code: 200,
      data: { event: 'sharing', prize: 'tote-bag' },
    });
    expect(await claim(person, 'power-bank')).toMatchObject({ code: 404 });
    expect(await claim(person, 'tote-bag', { event: 'lottery' })).toMatchObject({ code: 404 });
  });

  it('§2.5 invented emails win nothing: a friend counts with a proven email, or at the gate', async () => {
    const { person } = await register(embedded);
    const code = (await own(person))?.code ?? '';
    for (let count = 0; count < 5; count += 1)
      await friend(code, { visitor: `invented-${count}`, verified: count % 2 === 0 ? [] : ['mobile'] });
    expect(await own(person)).toMatchObject({ friends: 0 });
    expect(await claim(person, 'tote-bag')).toMatchObject({ code: 404 });
    await embedded.db.rows(
      {
        text: `insert into check_in (exhibition_id, badge_no, day, nonce, scanned_at) values (801, $1, (select ${localDay} from exhibition where id = 801), 'gate-1', now())`,
      },
      [`B-friend-${friends}`],
    );
    expect(await own(person)).toMatchObject({ friends: 1 });
    const account = await register(embedded);
    await friend(code, { email: account.email, buyer: account.userId, verified: [] });
    expect(await own(person)).toMatchObject({ friends: 1 });
    await embedded.db.rows({ text: 'update buyer set email_confirmed_at = now() where id = $1' }, [
      account.userId,
    ]);
    expect(await own(person)).toMatchObject({ friends: 2 });
  });

  it('§2.5 a claim is stored once, whatever is lost; a later one corrects the address', async () => {
    const { person } = await register(embedded);
    const code = (await own(person))?.code ?? '';
    for (let count = 0; count < 3; count += 1) await friend(code);
    const [one, again] = await Promise.all([
      claim(person, 'tote-bag', {}, 'same-key-1'),
      claim(person, 'tote-bag', {}, 'same-key-1'),
    ]);
    expect(again.data).toEqual(one.data);
    expect(await claim(person, 'tote-bag', { address: 'Elsewhere' }, 'same-key-1')).toMatchObject({
      code: 40_904,
    });
    expect(await claim(person, 'tote-bag', { address: 'Elsewhere' })).toMatchObject({ code: 200 });
    const claims = (await person.call<object[]>('/share/getClaims.json', { exhibitionId })).data;
    // The buyer corrects what was sent, and need not type it again.
    expect(claims).toMatchObject([{ ...address, address: 'Elsewhere' }]);
    const rows = await embedded.db.rows({
      text: `select address from prize_claim where address = 'Elsewhere'`,
    });
    expect(rows).toHaveLength(1);
  });

  it('§2.5 only the winner of the draw confirms its prize', async () => {
    const { person, userId } = await register(embedded);
    await embedded.db.rows(
      {
        text: `insert into lottery_spin (exhibition_id, number, buyer_id, buyer_number, roll, prize) values (801, 1, $1, $1, 5, 'headphones')`,
      },
      [userId],
    );
    expect(await claim(person, 'headphones', { event: 'lottery' })).toMatchObject({ code: 200 });
    expect(await claim(person, 'tote-bag', { event: 'lottery' })).toMatchObject({ code: 404 });
    const other = (await register(embedded)).person;
    expect(await claim(other, 'headphones', { event: 'lottery' })).toMatchObject({ code: 404 });
  });
});
