// Follow, export and deletion of buyers; supplier accounts; what new demo data keep. On real databases.
import { prepare } from '@fairgate/embedded/db/prepare';
import { sweep } from '@fairgate/embedded/accounts/sweep';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestReset, mailsTo, newEmail, newPerson, password, register, type Person } from './person.ts';
import { databases, type Embedded, startEmbedded, today } from './store.ts';

const info = '/login/getUserInfo.json';
const tables = [
  'buyer',
  'purchase_info',
  'buyer_session',
  'buyer_link',
  'oauth_identity',
  'product_follow',
  'supplier_follow',
  'lottery_spin',
  'share_code',
  'prize_claim',
  'stand_request',
  'business_card',
  'card_holder',
  'card_request',
  'card_share',
  'saved_card',
  'exhibitor_follow',
  'exhibitor_visit',
  'mail',
  'ticket',
  'conversation',
  'conversation_message',
];

describe.each(databases)('buyer data on %s', (kind) => {
  let embedded: Embedded;
  let products: string[];
  let suppliers: string[];
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const idsOf = async (table: string) =>
      (
        await embedded.db.rows<{ id: string }>({ text: `select id::text from ${table} order by ${table}.id` })
      ).map(({ id }) => id);
    [products, suppliers] = [await idsOf('product'), await idsOf('supplier')];
  });
  afterAll(() => embedded.close());

  describe('§7.3 follow', () => {
    it.each([
      {
        noun: 'products',
        id: 'goodsId',
        ids: 'goodsIds',
        follow: 'followProduct',
        cancel: 'cancelFollowProduct',
        list: 'getFollowProducts',
        among: 'followedAmong',
        all: () => products,
      },
      {
        noun: 'suppliers',
        id: 'supplierId',
        ids: 'supplierIds',
        follow: 'followEnterprise',
        cancel: 'cancelFollowEnterprise',
        list: 'getFollowSuppliers',
        among: 'enterprisesAmong',
        all: () => suppliers,
      },
      {
        noun: 'exhibitors',
        id: 'exhibitorId',
        ids: 'exhibitorIds',
        follow: 'followExhibitor',
        cancel: 'cancelFollowExhibitor',
        list: 'getFollowExhibitors',
        among: 'exhibitorsAmong',
        all: () => ['801-1', '801-2', '801-3'],
      },
    ])(
      '$noun are followed once, listed latest first, paged, and unfollowed',
      async ({ id, ids, follow, cancel, list, among, all }) => {
        const { person } = await register(embedded);
        const callAs = (name: string, data: object, who = person) =>
          who.call<Record<string, unknown>>(`/follow/${name}.json`, data);
        const [one = '', two = '', three = ''] = all();
        expect((await callAs(follow, { [id]: one })).data).toEqual({ followed: true, count: 1 });
        expect((await callAs(follow, { [id]: one, idempotencyKey: 'k-12345678' })).data).toEqual({
          followed: true,
          count: 1,
        });
        expect((await callAs(follow, { [id]: two })).data).toEqual({ followed: true, count: 2 });
        const listed = async (pageNo: number) => {
          const { data } = await callAs(list, { pageNo, pageSize: 1 });
          return [data['total'], (data['list'] as Record<string, unknown>[]).map((row) => row[id])];
        };
        expect([await listed(1), await listed(2), await listed(3)]).toEqual([
          [2, [two]],
          [2, [one]],
          [2, []],
        ]);
        const places = (await callAs(list, { pageSize: 2 })).data['list'] as { createTime: string }[];
        const placeOf = (place: number, of: string) => ({ createTime: places[place]?.createTime, id: of });
        const around = async (data: object) =>
          ((await callAs(list, { pageSize: 5, ...data })).data['list'] as Record<string, unknown>[]).map(
            (row) => row[id],
          );
        expect([
          await around({ after: placeOf(0, two) }),
          await around({ after: placeOf(1, one) }),
          await around({ before: placeOf(1, one) }),
          await around({ before: placeOf(0, two) }),
          await around({ before: null }),
          await around({ before: null, pageSize: 1 }),
        ]).toEqual([[one], [], [two], [], [two, one], [one]]);
        expect((await callAs(among, { [ids]: [three, two, one, 'x'] })).data[ids]).toEqual([one, two]);
        expect((await callAs(cancel, { [id]: one })).data).toEqual({ followed: false, count: 1 });
        expect((await callAs(cancel, { [id]: one })).data).toEqual({ followed: false, count: 1 });
        expect(await callAs(follow, { [id]: '1' })).toMatchObject({ status: 200, code: 404 });
        expect((await callAs(list, { pageNo: 1, pageSize: 101 })).code).toBe(400);
        for (const [name, data] of [
          [follow, { [id]: one }],
          [cancel, { [id]: one }],
          [list, {}],
          [among, { [ids]: [] }],
        ] as const)
          expect((await callAs(name, data, newPerson(embedded))).code).toBe(401);
        const other = await register(embedded);
        expect((await callAs(among, { [ids]: [two] }, other.person)).data[ids]).toEqual([]);
      },
    );
  });

  describe('a plan of visits', () => {
    type Visit = { exhibitor: { exhibitorNo: string }; visitTime: string | null; note: string };
    const exhibition = '801';
    const plan = async (person: Person) =>
      (await person.call<Visit[]>('/visit/getVisitList.json', { exhibitionId: exhibition })).data;
    const save = (person: Person, change: object) =>
      person.call<Visit>('/visit/saveVisit.json', {
        exhibitorId: `${exhibition}-2`,
        visited: false,
        note: '',
        changeTime: '2026-11-22T10:00:00.000Z',
        ...change,
      });
    const unlisted = async (count: number) =>
      (
        await embedded.db.rows<{ number: number }>({
          text: `select number from exhibitor where exhibition_id = ${exhibition} and supplier_id is null order by hall desc, number desc limit ${count}`,
        })
      ).map(({ number }) => number);

    it('has the followed exhibitors of one exhibition, also those followed as suppliers, in the order of a walk', async () => {
      const { person } = await register(embedded);
      const [listed] = await embedded.db.rows<{ number: number; supplier: string }>({
        text: `select number, supplier_id::text as supplier from exhibitor where exhibition_id = ${exhibition} and supplier_id is not null order by number limit 1`,
      });
      const last = await unlisted(2);
      for (const number of last)
        await person.call('/follow/followExhibitor.json', { exhibitorId: `${exhibition}-${number}` });
      await person.call('/follow/followExhibitor.json', { exhibitorId: '802-1' });
      await person.call('/follow/followEnterprise.json', { supplierId: listed?.supplier });
      const numbers = (await plan(person)).map(({ exhibitor }) => Number(exhibitor.exhibitorNo));
      expect(numbers.toSorted((one, other) => one - other)).toEqual(
        [listed?.number ?? 0, ...last].toSorted((one, other) => one - other),
      );
      expect(numbers[0]).toBe(listed?.number);
      expect(await plan((await register(embedded)).person)).toEqual([]);
    });

    it('keeps the latest change, whichever comes first', async () => {
      const { person } = await register(embedded);
      const [number = 0] = await unlisted(1);
      const exhibitorId = `${exhibition}-${number}`;
      await person.call('/follow/followExhibitor.json', { exhibitorId });
      const later = { exhibitorId, visited: true, note: 'samples', changeTime: '2026-11-22T11:00:00.000Z' };
      expect((await save(person, later)).data).toMatchObject({
        visitTime: '2026-11-22T11:00:00.000Z',
        note: 'samples',
      });
      expect((await save(person, { exhibitorId, note: 'older' })).data).toMatchObject({ note: 'samples' });
      expect((await save(person, later)).data).toMatchObject({ note: 'samples' });
      expect(await plan(person)).toMatchObject([{ visitTime: '2026-11-22T11:00:00.000Z', note: 'samples' }]);
      // A clock that is ahead: the change is of now.
      const ahead = await save(person, {
        exhibitorId,
        visited: true,
        changeTime: '2099-01-01T00:00:00.000Z',
      });
      expect(Date.parse(ahead.data.visitTime ?? '')).toBeLessThan(Date.now() + 60_000);
    });

    it('refuses unknown exhibitors, long notes and guests', async () => {
      const { person } = await register(embedded);
      expect((await save(person, { exhibitorId: `${exhibition}-9999` })).code).toBe(404);
      expect((await save(person, { exhibitorId: 'x' })).code).toBe(400);
      expect((await save(person, { note: 'x'.repeat(501) })).code).toBe(400);
      expect((await save(newPerson(embedded), {})).code).toBe(401);
    });
  });

  describe('export and deletion', () => {
    const ticketOf = (email: string) => ({
      topic: 'buying',
      name: 'Amal',
      email,
      message: 'May I have a sample of the kettle?',
    });

    it('exports all stored data about the buyer, without secrets', async () => {
      const { email, person: first } = await register(embedded);
      const link = await requestReset(embedded, email);
      await first.call('/service/openTicket.json', ticketOf(email));
      const { data } = await newPerson(embedded).call<{ token: string }>('/account/resetPassword.json', {
        link,
        password,
      });
      const person = newPerson(embedded, { token: data.token });
      await person.call('/follow/followProduct.json', { goodsId: products[0] });
      await person.call('/account/completePurchaseInfo.json', { companyName: 'Nile Trading' });
      const exported = await person.call('/account/exportData.json');
      expect(exported.data).toMatchObject({
        userInfo: { email, emailConfirmed: true, purchaseInfo: { companyName: 'Nile Trading' } },
        subscriptions: { marketing: false },
        sessions: [{ origin: 'login' }],
        followedProducts: [{ goodsId: products[0] }],
        followedSuppliers: [],
        followedExhibitors: [],
        visits: [],
        providers: [],
        links: [{ purpose: 'reset' }],
        messages: [{ messages: [{ from: 'you', message: 'May I have a sample of the kettle?' }] }],
      });
      expect((exported.data['mails'] as unknown[]).length).toBe(2);
      for (const secret of [data.token, link, 'argon2', 'hash']) expect(exported.text).not.toContain(secret);
    });

    it('ignores messages with an email that was not verified, because anyone can type it', async () => {
      const { email, person } = await register(embedded);
      await newPerson(embedded).call('/service/openTicket.json', ticketOf(email));
      expect((await person.call('/account/exportData.json')).data).toMatchObject({ messages: [], mails: [] });
      expect((await person.call('/account/delete.json', { password })).data).toEqual({});
      const [row] = await embedded.db.rows<{ count: number }>(
        { text: 'select count(*)::int as count from ticket where email = $1' },
        [email],
      );
      expect(row?.count).toBe(1);
    });

    it('deletes all data of the buyer, if the password is right', async () => {
      const { email } = await register(embedded);
      const { data } = await newPerson(embedded).call<{ token: string; userId: string }>(
        '/account/resetPassword.json',
        { link: await requestReset(embedded, email), password },
      );
      const person = newPerson(embedded, { token: data.token });
      await person.call('/service/openTicket.json', ticketOf(email));
      for (const [name, payload] of [
        ['followProduct', { goodsId: products[0] }],
        ['followEnterprise', { supplierId: suppliers[0] }],
      ] as const)
        await person.call(`/follow/${name}.json`, payload);
      await person.call('/account/completePurchaseInfo.json', { contactName: email });
      for (const text of [
        `insert into lottery_spin (exhibition_id, number, buyer_id, buyer_number, roll) values (801, 1, $1, $1, 0)`,
        `insert into share_code (exhibition_id, code, buyer_id) values (801, 'k7m2qx9a', $1)`,
        `insert into prize_claim (exhibition_id, event, prize, name, phone, country_id, address, buyer_id)
          values (801, 'sharing', 'tote-bag', 'Amal', '123456', 'EG', 'Cairo', $1)`,
      ])
        await embedded.db.rows({ text }, [data.userId]);
      await embedded.db.rows(
        {
          text: `insert into stand_request (exhibition_id, company_name, contact_name, email, phone, country_id, products, square_metres,
            lang, page_url, visitor_id) values (801, 'Nile', 'Amal', $1, '123456', 'EG', 'Kettles', 9, 'en', '', '')`,
        },
        [email],
      );
      expect((await person.call('/account/delete.json', { password: 'wrong1' })).code).toBe(40_101);
      expect((await person.call(info)).code).toBe(200);
      expect((await person.call('/account/delete.json', { password })).code).toBe(200);
      expect((await person.call(info)).code).toBe(401);
      for (const table of tables) {
        const [row] = await embedded.db.rows<{ count: number }>(
          {
            text: `select count(*)::int as count from ${table} t where t::text like '%' || $1 || '%' or to_jsonb(t) ->> 'buyer_id' = $2`,
          },
          [email, data.userId],
        );
        expect(row?.count, `${table}`).toBe(0);
      }
      expect((await newPerson(embedded).call('/register/memberCheck.json', { email })).data).toEqual({
        registered: 0,
      });
      expect((await register(embedded, email)).userId).not.toBe(data.userId);
    });
  });

  describe('§6 a supplier', () => {
    const service = 'supplier';
    const login = (data: object, person = newPerson(embedded)) =>
      person.call<{ token: string; supplierId: string }>('/login/loginPc.json', data, { service });
    const account = { account: 'supplier@fairgate.example', password: 'fairgate1' };

    it('§7.3 signs in by password, with the email in any case, and gets their profile', async () => {
      const { data } = await login({ ...account, account: 'Supplier@fairgate.example' });
      expect(data.supplierId).toBe(suppliers[0]);
      const me = newPerson(embedded, { token: data.token });
      const user = await me.call('/login/getUserInfoV2.json', {}, { service });
      expect(user).toMatchObject({
        code: 0,
        data: { supplierId: suppliers[0], email: 'supplier@fairgate.example', type: 3 },
      });
      expect((await me.call(info)).code).toBe(401);
      expect((await me.call('/chat/supplierState', { supplierIds: [] }, { service: 'chat' })).code).toBe(0);
      expect((await newPerson(embedded).call('/login/getUserInfoV2.json', {}, { service })).code).toBe(
        100_001,
      );
      expect(
        (await newPerson(embedded, { token: 'made-up' }).call('/login/getUserInfoV2.json', {}, { service }))
          .code,
      ).toBe(100_001);
    });

    it('§4 a logout ends the token, also for somebody who has copied it; a logout elsewhere ends all others', async () => {
      const signIn = async (userAgent = '') =>
        newPerson(embedded, { token: (await login({ ...account, userAgent })).data.token });
      const user = async (person: Person) =>
        (await person.call('/login/getUserInfoV2.json', {}, { service })).code;
      const [first, second, third] = [await signIn('One'), await signIn('Two'), await signIn('Three')];
      const { list } = (
        await first.call<{ list: { userAgent: string; current: boolean; origin: string }[] }>(
          '/login/sessionsPc.json',
          {},
          { service },
        )
      ).data;
      expect(list.filter(({ current }) => current)).toMatchObject([{ userAgent: 'One', origin: 'login' }]);
      expect(list.map(({ userAgent }) => userAgent)).toEqual(expect.arrayContaining(['Two', 'Three']));

      expect((await first.call('/login/logoutPc.json', {}, { service })).data).toEqual({});
      expect(await Promise.all([first, second, third].map(user))).toEqual([100_001, 0, 0]);
      expect((await first.call('/login/logoutPc.json', {}, { service })).code).toBe(100_001);

      const { ended } = (await second.call<{ ended: number }>('/login/logoutOthersPc.json', {}, { service }))
        .data;
      expect(ended).toBeGreaterThanOrEqual(1);
      expect(await Promise.all([second, third].map(user))).toEqual([0, 100_001]);
    });

    it("§6 a buyer's token cannot end a supplier's sessions", async () => {
      const supplier = newPerson(embedded, { token: (await login(account)).data.token });
      const { person } = await register(embedded);
      for (const path of ['logoutPc', 'logoutOthersPc', 'sessionsPc'])
        expect((await person.call(`/login/${path}.json`, {}, { service })).code).toBe(100_001);
      expect((await supplier.call('/login/getUserInfoV2.json', {}, { service })).code).toBe(0);
    });

    it('§7.3 gets the state of their company: with products, without products, not found', async () => {
      const me = newPerson(embedded, { token: (await login(account)).data.token });
      const state = async () => (await me.call('/suppliers/querySupplierState.json', {}, { service })).data;
      const [own, other] = suppliers;
      expect(await state()).toEqual({ supplierId: own, state: 1 });
      const moved = await embedded.db.rows<{ id: number }>(
        { text: 'update product set supplier_id = $2 where supplier_id = $1 returning id' },
        [own, other],
      );
      expect(await state()).toEqual({ supplierId: own, state: 2 });
      await embedded.db.rows({ text: 'update product set supplier_id = $1 where id = any($2)' }, [
        own,
        moved.map(({ id }) => id),
      ]);
      const belong = (supplierId: unknown) =>
        embedded.db.rows({ text: 'update supplier_account set supplier_id = $1' }, [supplierId]);
      await belong(999_999);
      expect(await state()).toEqual({ supplierId: '999999', state: 0 });
      await belong(own);
      expect(
        (await newPerson(embedded).call('/suppliers/querySupplierState.json', {}, { service })).code,
      ).toBe(100_001);
    });

    it('§2.5 gets the exhibitions where their company has a stand, and no others; without a token none', async () => {
      type OwnStand = { exhibition: { exhibitionId: string }; hallNo: string; standNo: string };
      const me = newPerson(embedded, { token: (await login(account)).data.token });
      const stands = () => me.call<OwnStand[]>('/exhibition/getOwnExhibitions.json', {}, { service });
      const stored = async (supplierId: unknown) =>
        (
          await embedded.db.rows<{ stand: string }>(
            {
              text: "select exhibition_id || ' ' || hall || '-' || stand as stand from exhibitor where supplier_id = $1 order by 1",
            },
            [supplierId],
          )
        ).map(({ stand }) => stand);
      const [exhibitors] = await embedded.db.rows<{ own: number; other: number }>({
        text: 'select min(supplier_id) as own, max(supplier_id) as other from exhibitor',
      });
      const belong = (supplierId: unknown) =>
        embedded.db.rows({ text: 'update supplier_account set supplier_id = $1' }, [supplierId]);
      for (const supplierId of [exhibitors?.own, exhibitors?.other]) {
        await belong(supplierId);
        const own = await stored(supplierId);
        expect(own).not.toEqual([]);
        expect(
          (await stands()).data
            .map(({ exhibition, hallNo, standNo }) => `${exhibition.exhibitionId} ${hallNo}-${standNo}`)
            .toSorted(),
        ).toEqual(own);
      }
      await belong(suppliers[0]);
      const guest = await newPerson(embedded).call('/exhibition/getOwnExhibitions.json', {}, { service });
      expect(guest.code).toBe(100_001);
    });

    it('gets the same failure for a wrong password and an unknown account, at most ten times', async () => {
      const [wrong, unknown] = [
        await login({ ...account, password: 'wrong1' }),
        await login({ account: 'nobody', password: 'wrong1' }),
      ];
      expect([wrong.code, wrong.text]).toEqual([40_101, unknown.text]);
      for (let index = 0; index < 9; index++) await login({ ...account, password: 'wrong1' });
      expect(await login(account)).toMatchObject({ code: 42_901 });
      // A supplier and a buyer with the same email have separate attempt limits.
      await embedded.db.rows({ text: 'delete from attempt_count' });
      expect((await login(account)).code).toBe(0);
    });

    it('§4 an SSO token is exchanged for a supplier token, once, within minutes', async () => {
      const issue = async (name: string, key = embedded.controlKey) =>
        embedded.services.supplier.inject({
          method: 'POST',
          url: '/control/ssoToken',
          headers: { 'control-key': key },
          payload: { account: name },
        });
      expect([
        (await issue(account.account, 'wrong')).statusCode,
        (await issue('nobody')).statusCode,
      ]).toEqual([403, 404]);
      const { ssoToken } = (await issue(account.account)).json<{ ssoToken: string }>();
      const answers = await Promise.all([login({ ssoToken }), login({ ssoToken })]);
      expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 40_102]);
      const late = (await issue(account.account)).json<{ ssoToken: string }>();
      await embedded.db.rows({ text: `update supplier_link set expires_at = now() - interval '1 second'` });
      expect((await login(late)).code).toBe(40_102);
    });
  });

  describe('expiry', () => {
    it('removes expired rows and nothing else', async () => {
      const { person, email } = await register(embedded);
      await requestReset(embedded, email);
      const old = await register(embedded);
      await embedded.db.rows(
        { text: `update buyer_session set expires_at = now() - interval '1 second' where buyer_id = $1` },
        [old.userId],
      );
      await embedded.db.rows({
        text: `update attempt_count set ends_at = now() - interval '1 second' where kind = 'register'`,
      });
      await sweep(embedded.db);
      const count = async (text: string) =>
        (await embedded.db.rows<{ count: number }>({ text: `select count(*)::int as count from ${text}` }))[0]
          ?.count;
      expect([
        await count(`buyer_session where buyer_id = ${old.userId}`),
        await count(`attempt_count where kind = 'register'`),
      ]).toEqual([0, 0]);
      expect([(await person.call(info)).code, (await mailsTo(embedded, email)).length]).toEqual([200, 1]);
      expect(await count(`attempt_count where kind = 'resetLink'`)).toBeGreaterThan(0);
    });

    // Must run last: it changes the data of the other tests.
    it('new demo data keep accounts and their data; without demo data the demo passwords do not work', async () => {
      const { data } = await newPerson(embedded).call<{ token: string }>('/login/login.json', {
        email: 'buyer@fairgate.example',
        password: 'fairgate1',
      });
      const demo = newPerson(embedded, { token: data.token });
      await demo.call('/follow/followProduct.json', { goodsId: products[0] });
      const { person, email } = await register(embedded, newEmail());
      const make = (count: number) => prepare(embedded.db, { products: count, today, log: () => undefined });
      await make(24);
      expect((await demo.call('/follow/followedAmong.json', { goodsIds: [products[0]] })).data).toEqual({
        goodsIds: [products[0]],
      });
      expect([(await demo.call(info)).code, (await person.call(info)).code]).toEqual([200, 200]);
      await make(0);
      expect((await demo.call(info)).code).toBe(401);
      expect(
        (
          await newPerson(embedded).call('/login/login.json', {
            email: 'buyer@fairgate.example',
            password: 'fairgate1',
          })
        ).code,
      ).toBe(40_101);
      expect(
        (
          await newPerson(embedded).call(
            '/login/loginPc.json',
            { account: 'supplier@fairgate.example', password: 'fairgate1' },
            { service: 'supplier' },
          )
        ).code,
      ).toBe(40_101);
      expect((await person.call(info)).data).toMatchObject({ email });
    });
  });
});
