// Sessions and profiles of accounts, on real databases with the demo accounts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, password, register } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const login = '/login/login.json';

describe.each(databases)('sessions and profiles on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());

  describe('a session', () => {
    it('§7.1 a token that is missing, made up, expired or ended is answered by 401', async () => {
      const { person, token } = await register(embedded);
      const info = '/login/getUserInfo.json';
      expect(await newPerson(embedded).call(info)).toMatchObject({ status: 401, code: 401 });
      expect((await newPerson(embedded, { token: 'made-up' }).call(info)).code).toBe(401);
      expect((await newPerson(embedded).call(info, {}, { headers: { 'blade-auth': token } })).code).toBe(200);
      expect((await person.call(info)).code).toBe(200);
      await embedded.db.rows({
        text: `update buyer_session set expires_at = now() - interval '1 second' where buyer_id = (select max(buyer_id) from buyer_session)`,
      });
      expect((await person.call(info)).code).toBe(401);
      const other = await register(embedded);
      expect((await other.person.call('/login/logout.json')).data).toEqual({});
      expect((await other.person.call(info)).code).toBe(401);
    });

    it('§9 a token is valid for thirty days', async () => {
      await register(embedded);
      const [row] = await embedded.db.rows<{ days: number }>({
        text: `select extract(epoch from expires_at - created_at)::float8 / 86400 as days from buyer_session order by id desc limit 1`,
      });
      expect(row?.days).toBeCloseTo(30, 3);
    });

    it("§6 the services for buyers know a buyer's token, those for suppliers do not", async () => {
      const { person } = await register(embedded);
      expect((await person.call('/v2/searchGoods.json', { pageSize: 1 }, { service: 'search' })).code).toBe(
        200,
      );
      expect((await person.call('/chat/supplierState', { supplierIds: [] }, { service: 'chat' })).code).toBe(
        0,
      );
      expect(
        (await person.call('/suppliers/getSupplierList.json', { supplierIds: [] }, { service: 'supplier' }))
          .code,
      ).toBe(100_001);
    });

    it('a session has a last-seen time, exact to five minutes; above fifty sessions the one unseen the longest ends', async () => {
      const { person, email, userId } = await register(embedded);
      const seconds = async () =>
        (
          await embedded.db.rows<{ ago: number }>(
            {
              text: 'select extract(epoch from now() - last_seen_at)::int as ago from buyer_session where buyer_id = $1 order by id limit 1',
            },
            [userId],
          )
        )[0]?.ago;
      await embedded.db.rows(
        { text: `update buyer_session set last_seen_at = now() - interval '10 minutes' where buyer_id = $1` },
        [userId],
      );
      await person.call('/login/getUserInfo.json');
      expect(await seconds()).toBeLessThan(60);
      await embedded.db.rows(
        { text: `update buyer_session set last_seen_at = now() - interval '1 minute' where buyer_id = $1` },
        [userId],
      );
      await embedded.db.rows(
        {
          text: `insert into buyer_session (token_hash, buyer_id, origin, user_agent, expires_at) select 'other ' || $1 || n, $1::int, 'login', '', now() + interval '1 day' from generate_series(1, 50) n`,
        },
        [userId],
      );
      expect((await newPerson(embedded).call(login, { email, password })).code).toBe(200);
      expect((await person.call('/login/getUserInfo.json')).code).toBe(401);
      const [row] = await embedded.db.rows<{ count: number }>(
        { text: 'select count(*)::int as count from buyer_session where buyer_id = $1' },
        [userId],
      );
      expect(row?.count).toBe(50);
    });

    it('lists the other sessions of the account, and ends them', async () => {
      const { person, email } = await register(embedded);
      const guest = newPerson(embedded);
      const { data } = await guest.call<{ token: string }>(login, {
        email,
        password,
        userAgent: 'x'.repeat(1_000),
      });
      const here = guest.with(data.token);
      const {
        data: { list },
      } = await here.call<{ list: { current: boolean; origin: string; userAgent: string }[] }>(
        '/login/sessions.json',
      );
      expect(list.map(({ current, origin, userAgent }) => [current, origin, userAgent.length])).toEqual([
        [true, 'login', 400],
        [false, 'register', 0],
      ]);
      expect((await here.call('/login/logoutOthers.json')).data).toEqual({ ended: 1 });
      expect([
        (await person.call('/login/sessions.json')).code,
        (await here.call('/login/sessions.json')).code,
      ]).toEqual([401, 200]);
    });
  });

  describe("a buyer's profile", () => {
    it('§3 purchase info is stored field by field and sets the name of the user', async () => {
      const { person } = await register(embedded);
      const set = (info: object) => person.call('/account/completePurchaseInfo.json', info);
      expect(
        (
          await set({
            contactName: ' Amal Hassan ',
            companyName: 'Nile Trading',
            countryId: 'EG',
            dialingCode: '20',
            mobile: '100 123 4567',
            businessType: 'distributor',
            jobTitle: 'purchasing',
          })
        ).data,
      ).toEqual({
        contactName: 'Amal Hassan',
        companyName: 'Nile Trading',
        companyWebsite: null,
        countryId: 'EG',
        dialingCode: '20',
        mobile: '100 123 4567',
        businessType: 'distributor',
        jobTitle: 'purchasing',
        productName: null,
      });
      expect((await set({ companyName: '', productName: 'kettles' })).data).toMatchObject({
        contactName: 'Amal Hassan',
        companyName: null,
        productName: 'kettles',
      });
      expect((await person.call('/account/getPurchaseInfo.json')).data).toMatchObject({
        countryId: 'EG',
        productName: 'kettles',
      });
      expect((await person.call('/login/getUserInfo.json')).data).toMatchObject({
        username: 'Amal Hassan',
        nickname: 'Amal Hassan',
        purchaseInfo: { mobile: '100 123 4567' },
      });
      for (const bad of [
        { countryId: 'Egypt' },
        { businessType: 'spy' },
        { mobile: 'call me' },
        { contactName: 'x'.repeat(101) },
      ])
        expect((await set(bad)).code).toBe(400);
    });

    it('§5 at most ten tags, without duplicates', async () => {
      const { person } = await register(embedded);
      expect((await person.call('/account/setTags.json', { tagCodes: ['b', 'a', 'b'] })).data).toEqual({
        tagCodes: ['b', 'a'],
      });
      expect(
        (await person.call('/account/setTags.json', { tagCodes: Array.from({ length: 11 }, String) })).code,
      ).toBe(400);
      expect((await person.call('/login/getUserInfo.json')).data).toMatchObject({ tagCodes: ['b', 'a'] });
    });
  });
});
