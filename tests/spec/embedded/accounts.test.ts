// Registration, login and sessions, on real databases with the demo accounts.
import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goldens } from '../../gateway/golden.ts';
import {
  askReset,
  mailsTo,
  newEmail,
  newPerson,
  ofAccounts,
  password,
  register,
  secretIn,
} from './person.ts';
import { differences } from './shape.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const demo = { email: 'buyer@fairgate.example', password: 'fairgate1' };
const supplierEmail = 'supplier@fairgate.example';
const login = '/login/login.json';
const byNumber = (one: number, other: number): number => one - other;

describe.each(databases)('accounts on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  }, 120_000);
  afterAll(() => embedded.close());

  describe('§7 every account operation answers in the form of its golden file', () => {
    /** Real values for operations whose golden file has only an example. */
    const needs: Record<string, (email: string, token: string) => Promise<object>> = {
      registerV2: async () => ({ email: newEmail() }),
      fastRegister: async () => ({ email: newEmail() }),
      oauthLogin: async () => ({ email: newEmail(), subject: newEmail() }),
      autoLogin: async (email) => ({
        ac: (
          await embedded.services.buyer.inject({
            method: 'POST',
            url: '/control/ac',
            headers: { 'x-service-key': embedded.serviceKey },
            payload: { email },
          })
        ).json<{ ac: string }>().ac,
      }),
      checkResetPasswordLink: async (email) => ({ link: await askReset(embedded, email) }),
      resetPassword: async (email) => ({ link: await askReset(embedded, email) }),
      initPassword: async () => {
        const email = newEmail();
        await newPerson(embedded).ask('/register/fastRegister.json', { email });
        return { link: secretIn((await mailsTo(embedded, email))[0], 'init_token') };
      },
      changePassword: async () => ({ oldPassword: password }),
      delete: async () => ({ password }),
    };
    const followable = async () =>
      (
        await embedded.db.rows<{ goodsId: string; supplierId: string }>({
          text: 'select id::text as "goodsId", supplier_id::text as "supplierId" from product limit 1',
        })
      )[0];

    for (const { operation, gateway, request, response } of goldens.filter((golden) =>
      ofAccounts.test(golden.request.path),
    )) {
      it(`${gateway} ${operation}`, async () => {
        const { person, email } = await register(embedded);
        const guest = newPerson(embedded);
        const service = gateway;
        const { goodsId, supplierId } = (await followable()) ?? {};
        const given = request.body?.['data'] as Record<string, unknown>;
        const ids = { ...('goodsId' in given && { goodsId }), ...('supplierId' in given && { supplierId }) };
        if (operation.startsWith('getFollow')) {
          await person.ask('/follow/followProduct.json', { goodsId });
          await person.ask('/follow/followEnterprise.json', { supplierId });
        }
        const token = request.body?.['token'] !== '';
        const caller = !token
          ? guest
          : gateway === 'supplier'
            ? guest.with(
                (
                  await guest.ask<{ token: string }>(
                    '/login/loginPc.json',
                    { account: supplierEmail, password: 'fairgate1' },
                    { service },
                  )
                ).data.token,
              )
            : person;
        const answer = await caller.ask(
          request.path,
          { ...given, ...ids, ...(await needs[operation]?.(email, '')) },
          { service, headers: { 'x-service-key': embedded.serviceKey } },
        );
        expect([answer.status, answer.code]).toEqual([200, gateway === 'supplier' ? 0 : 200]);
        expect(differences((response.body as { data: unknown }).data, answer.data)).toEqual([]);
      });
    }
  });

  describe('register', () => {
    it('§4 creates a buyer account with the given profile and signs in', async () => {
      const email = newEmail();
      const guest = newPerson(embedded);
      const { data } = await guest.ask<{ tradeChinaToken: string; userId: string }>(
        '/register/registerV2.json',
        {
          email,
          password,
          tagCodes: ['10301'],
          productName: 'kettles',
          appVersion: 'WEB',
          source: 2,
          userAgent: 'Mozilla/5.0',
        },
      );
      const me = guest.with(data.tradeChinaToken);
      expect((await me.ask('/login/getUserInfo.json')).data).toMatchObject({
        userId: data.userId,
        email,
        tagCodes: ['10301'],
        username: email.split('@')[0],
        emailConfirmed: false,
        purchaseInfo: { contactName: null },
      });
      expect((await me.ask('/login/sessions.json')).data).toMatchObject({
        list: [{ origin: 'register', userAgent: 'Mozilla/5.0', current: true }],
      });
    });

    it("§5 rejects an email that has an account, in any case, and a supplier's email", async () => {
      const { email } = await register(embedded);
      expect(
        await newPerson(embedded).ask('/register/registerV2.json', { email: email.toUpperCase(), password }),
      ).toMatchObject({ status: 200, code: 40_901 });
      expect(
        await newPerson(embedded).ask('/register/registerV2.json', { email: supplierEmail, password }),
      ).toMatchObject({ code: 40_902 });
      expect(await newPerson(embedded).ask('/register/fastRegister.json', { email })).toMatchObject({
        code: 40_901,
      });
    });

    it('§5 two concurrent calls create one account', async () => {
      const email = newEmail();
      const codes = await Promise.all(
        Array.from({ length: 4 }, () =>
          newPerson(embedded)
            .ask('/register/registerV2.json', { email, password })
            .then(({ code }) => code),
        ),
      );
      expect(codes.toSorted(byNumber)).toEqual([200, 40_901, 40_901, 40_901]);
    });

    it('§5 rejects a disposable mailbox and invalid fields', async () => {
      const ask = (data: object) =>
        newPerson(embedded)
          .ask('/register/registerV2.json', { email: newEmail(), password, ...data })
          .then(({ code }) => code);
      expect(await ask({ email: 'me@mailinator.com' })).toBe(40_001);
      for (const bad of [
        { email: 'a@b' },
        { email: '' },
        { password: 'five5' },
        { password: 'x'.repeat(21) },
        { tagCodes: Array.from({ length: 11 }, String) },
        { source: 12 },
        { productName: 'x'.repeat(201) },
      ]) {
        expect(await ask(bad), `${JSON.stringify(bad)}`).toBe(400);
      }
      expect([await ask({ password: ' six 6' }), await ask({ password: 'x'.repeat(20) })]).toEqual([
        200, 200,
      ]);
    });

    it('§5 a password is not trimmed', async () => {
      const email = newEmail();
      await newPerson(embedded).ask('/register/registerV2.json', { email, password: ' spaces ' });
      expect((await newPerson(embedded).ask(login, { email, password: 'spaces' })).code).toBe(40_101);
      expect((await newPerson(embedded).ask(login, { email, password: ' spaces ' })).code).toBe(200);
    });
  });

  describe('member check and verification', () => {
    it('§5 says whether an email has an account, and of which type', async () => {
      const check = (email: string) =>
        newPerson(embedded)
          .ask('/register/memberCheck.json', { email })
          .then(({ data }) => data);
      expect(await check(demo.email)).toEqual({ registered: 1 });
      expect(await check('BUYER@fairgate.example')).toEqual({ registered: 1 });
      expect(await check('nobody@fairgate.example')).toEqual({ registered: 0 });
      const [supplier] = await embedded.db.rows<{ id: string }>({
        text: 'select supplier_id::text as id from supplier_account',
      });
      expect(await check(supplierEmail)).toEqual({ registered: 0, supplierId: supplier?.id });
    });

    it.each([
      ['buyer@siemens.com', 'valid', 2],
      ['me@gmail.com', 'valid', 1],
      ['me@QQ.com', 'valid', 1],
      ['me@163.com', 'valid', 1],
      ['me@mailinator.com', 'invalid', 3],
      ['me@some.yopmail.com', 'invalid', 3],
      ['me@nowhere', 'invalid', 3],
      ['', 'invalid', 3],
      [`${'a'.repeat(95)}@nile.com`, 'invalid', 3],
    ])('§5 §8 %s is %s with result %i', async (email, isVerify, result) => {
      expect((await newPerson(embedded).ask('/register/verifyPublicEmail.json', { email })).data).toEqual({
        isVerify,
        result,
      });
    });

    it('a visitor may check many emails, but not thousands', async () => {
      const guest = newPerson(embedded);
      const codes: number[] = [];
      for (let index = 0; index < 101; index++)
        codes.push((await guest.ask('/register/memberCheck.json', { email: `n${index}@nile.example` })).code);
      expect([codes[99], codes[100]]).toEqual([200, 42_901]);
      expect(
        (await newPerson(embedded).ask('/register/memberCheck.json', { email: 'n100@nile.example' })).code,
      ).toBe(200);
    });
  });

  describe('login', () => {
    it('§7.2 gives a token for an email and its password', async () => {
      const guest = newPerson(embedded);
      const { data } = await guest.ask<{ token: string; userId: string }>(login, {
        ...demo,
        ip: '203.0.113.7',
        origin: 'login-simple',
      });
      expect(data.token).toMatch(/^[\w-]{43}$/);
      expect((await guest.with(data.token).ask('/login/getUserInfo.json')).data).toMatchObject({
        userId: data.userId,
        email: demo.email,
        emailConfirmed: true,
      });
      expect((await guest.with(data.token).ask('/login/sessions.json')).text).toContain('"login-simple"');
    });

    it("gives the same answer for an unknown email, a supplier's email and a wrong password", async () => {
      const attempts = [
        { ...demo, password: 'fairgate2' },
        { ...demo, email: 'nobody@fairgate.example' },
        { email: supplierEmail, password: 'fairgate1' },
      ];
      const answers = await Promise.all(attempts.map((one) => newPerson(embedded).ask(login, one)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 200, code: 40_101 });
    });

    it('does the same work for an unknown email as for a wrong password', async () => {
      const { email } = await register(embedded);
      // CPU time of all threads: load on the machine does not change it.
      const cpuOf = async (to: string): Promise<number> => {
        const before = process.cpuUsage();
        await newPerson(embedded).ask(login, { email: to, password: 'wrong' });
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      const times: { known: number; unknown: number }[] = [];
      for (let index = 0; index < 6; index++)
        times.push({ unknown: await cpuOf(`nobody${index}@nile.example`), known: await cpuOf(email) });
      const ratio =
        Math.min(...times.map(({ unknown }) => unknown)) / Math.min(...times.map(({ known }) => known));
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    });

    it.each(['somebody', 'nobody'])(
      'allows %s ten attempts: the eleventh is refused, with the time to wait, from any visitor and with the email in any case',
      async (who) => {
        const { email } = who === 'somebody' ? await register(embedded) : { email: newEmail() };
        const tryOnce = (index: number, secret: string) =>
          newPerson(embedded).ask<{ retryAfterSeconds: number }>(login, {
            email: index % 2 ? email.toUpperCase() : email,
            password: secret,
          });
        for (let index = 0; index < 10; index++) expect((await tryOnce(index, 'wrong1')).code).toBe(40_101);
        const refused = await tryOnce(10, password);
        expect(refused).toMatchObject({ status: 200, code: 42_901 });
        expect(refused.data.retryAfterSeconds).toBeGreaterThan(800);
        expect(refused.data.retryAfterSeconds).toBeLessThanOrEqual(900);
        // After the time window.
        await embedded.db.rows({ text: `update attempt_count set ends_at = now() - interval '1 second'` });
        expect((await tryOnce(11, password)).code).toBe(who === 'somebody' ? 200 : 40_101);
      },
    );

    it('counts each of many concurrent attempts, as of aliases in one request', async () => {
      const { email } = await register(embedded);
      const codes = await Promise.all(
        Array.from({ length: 14 }, () =>
          newPerson(embedded)
            .ask(login, { email, password: 'wrong1' })
            .then(({ code }) => code),
        ),
      );
      expect(codes.filter((code) => code === 40_101).length).toBe(10);
      expect(codes.filter((code) => code === 42_901).length).toBe(4);
    });

    it('counts the attempts of a visitor and of an address over all accounts', async () => {
      const guest = newPerson(embedded);
      const codes: number[] = [];
      for (let index = 0; index < 31; index++)
        codes.push((await guest.ask(login, { email: `many${index}@nile.example`, password: 'wrong1' })).code);
      expect([codes[29], codes[30]]).toEqual([40_101, 42_901]);
      await embedded.db.rows({ text: `update attempt_count set count = 60 where field = 'ip'` });
      const ip = '203.0.113.99';
      await newPerson(embedded).ask(login, { ...demo, password: 'wrong1', ip });
      await embedded.db.rows({ text: `update attempt_count set count = 60 where field = 'ip'` });
      expect((await newPerson(embedded).ask(login, { ...demo, ip })).code).toBe(42_901);
      expect((await newPerson(embedded).ask(login, { ...demo, ip: '203.0.113.98' })).code).toBe(200);
    });

    it('a success resets the attempts of the account', async () => {
      const { email } = await register(embedded);
      for (let round = 0; round < 2; round++) {
        for (let index = 0; index < 9; index++)
          await newPerson(embedded).ask(login, { email, password: 'wrong1' });
        expect((await newPerson(embedded).ask(login, { email, password })).code).toBe(200);
      }
    });

    it('hashes a password again if its hash has other parameters', async () => {
      const { email, userId } = await register(embedded);
      const nonce = Buffer.alloc(16, 1);
      const tag = argon2Sync('argon2id', {
        message: password,
        nonce,
        parallelism: 1,
        tagLength: 32,
        memory: 64,
        passes: 1,
      });
      const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
      await embedded.db.rows({ text: 'update buyer set password_hash = $2 where id = $1' }, [
        userId,
        `$argon2id$v=19$m=64,t=1,p=1$${base64(nonce)}$${base64(tag)}`,
      ]);
      for (let round = 0; round < 2; round++)
        expect((await newPerson(embedded).ask(login, { email, password })).code).toBe(200);
      const [row] = await embedded.db.rows<{ hash: string }>(
        { text: 'select password_hash as hash from buyer where id = $1' },
        [userId],
      );
      expect(row?.hash).toContain('m=19456,t=2,p=1');
    });

    it('stores neither password nor token, only hashes', async () => {
      const { token } = await register(embedded);
      const [row] = await embedded.db.rows<{ all: string }>({
        text: `select (select string_agg(b::text, '') from buyer b) || (select string_agg(s::text, '') from buyer_session s) as all`,
      });
      expect(row?.all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      for (const secret of [token, password]) expect(row?.all).not.toContain(secret);
    });
  });

  describe('a session', () => {
    it('§7.1 a token that is missing, made up, expired or ended is answered by 401', async () => {
      const { person, token } = await register(embedded);
      const info = '/login/getUserInfo.json';
      expect(await newPerson(embedded).ask(info)).toMatchObject({ status: 401, code: 401 });
      expect((await newPerson(embedded, { token: 'made-up' }).ask(info)).code).toBe(401);
      expect((await newPerson(embedded).ask(info, {}, { headers: { 'blade-auth': token } })).code).toBe(200);
      expect((await person.ask(info)).code).toBe(200);
      await embedded.db.rows({
        text: `update buyer_session set expires_at = now() - interval '1 second' where buyer_id = (select max(buyer_id) from buyer_session)`,
      });
      expect((await person.ask(info)).code).toBe(401);
      const other = await register(embedded);
      expect((await other.person.ask('/login/logout.json')).data).toEqual({});
      expect((await other.person.ask(info)).code).toBe(401);
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
      expect((await person.ask('/v2/searchGoods.json', { pageSize: 1 }, { service: 'search' })).code).toBe(
        200,
      );
      expect((await person.ask('/chat/supplierState', { supplierIds: [] }, { service: 'chat' })).code).toBe(
        0,
      );
      expect(
        (await person.ask('/suppliers/getSupplierList.json', { supplierIds: [] }, { service: 'supplier' }))
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
      await person.ask('/login/getUserInfo.json');
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
      expect((await newPerson(embedded).ask(login, { email, password })).code).toBe(200);
      expect((await person.ask('/login/getUserInfo.json')).code).toBe(401);
      const [row] = await embedded.db.rows<{ count: number }>(
        { text: 'select count(*)::int as count from buyer_session where buyer_id = $1' },
        [userId],
      );
      expect(row?.count).toBe(50);
    });

    it('lists the other sessions of the account, and ends them', async () => {
      const { person, email } = await register(embedded);
      const guest = newPerson(embedded);
      const { data } = await guest.ask<{ token: string }>(login, {
        email,
        password,
        userAgent: 'x'.repeat(1_000),
      });
      const here = guest.with(data.token);
      const {
        data: { list },
      } = await here.ask<{ list: { current: boolean; origin: string; userAgent: string }[] }>(
        '/login/sessions.json',
      );
      expect(list.map(({ current, origin, userAgent }) => [current, origin, userAgent.length])).toEqual([
        [true, 'login', 400],
        [false, 'register', 0],
      ]);
      expect((await here.ask('/login/logoutOthers.json')).data).toEqual({ ended: 1 });
      expect([
        (await person.ask('/login/sessions.json')).code,
        (await here.ask('/login/sessions.json')).code,
      ]).toEqual([401, 200]);
    });
  });

  describe("a buyer's profile", () => {
    it('§3 purchase info is stored field by field and sets the name of the user', async () => {
      const { person } = await register(embedded);
      const set = (info: object) => person.ask('/account/completePurchaseInfo.json', info);
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
      expect((await person.ask('/account/getPurchaseInfo.json')).data).toMatchObject({
        countryId: 'EG',
        productName: 'kettles',
      });
      expect((await person.ask('/login/getUserInfo.json')).data).toMatchObject({
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
      expect((await person.ask('/account/setTags.json', { tagCodes: ['b', 'a', 'b'] })).data).toEqual({
        tagCodes: ['b', 'a'],
      });
      expect(
        (await person.ask('/account/setTags.json', { tagCodes: Array.from({ length: 11 }, String) })).code,
      ).toBe(400);
      expect((await person.ask('/login/getUserInfo.json')).data).toMatchObject({ tagCodes: ['b', 'a'] });
    });
  });
});
