// Registration, login and sessions, on real databases with the demo accounts.
import { issueBadge } from '@fairgate/embedded/badges/issue';
import { readWallets } from '@fairgate/embedded/wallet/settings';
import { walletFiles } from '../../setup/wallet-files.ts';
import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goldens } from '../../gateway/golden.ts';
import { prepareCards } from './card-data.ts';
import { deskIds } from './desk-data.ts';
import {
  requestReset,
  mailsTo,
  newEmail,
  newPerson,
  type Person,
  ofAccounts,
  password,
  register,
  secretIn,
} from './person.ts';
import { orderFields } from './order-data.ts';
import { meetingFields } from './meeting-data.ts';
import { rfqFields } from './rfq-data.ts';
import { differences } from './shape.ts';
import { sourcingFields } from './sourcing-data.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

const demo = { email: 'buyer@fairgate.example', password: 'fairgate1' };
const supplierEmail = 'supplier@fairgate.example';
const login = '/login/login.json';
const byNumber = (one: number, other: number): number => one - other;

describe.each(databases)('accounts on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind, { wallets: readWallets(walletFiles().settings) });
  });
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
      checkResetPasswordLink: async (email) => ({ link: await requestReset(embedded, email) }),
      resetPassword: async (email) => ({ link: await requestReset(embedded, email) }),
      initPassword: async () => {
        const email = newEmail();
        await newPerson(embedded).call('/register/fastRegister.json', { email });
        return { link: secretIn((await mailsTo(embedded, email))[0], 'init_token') };
      },
      changePassword: async () => ({ oldPassword: password }),
      delete: async () => ({ password }),
      // Its draw is open.
      spin: async () => {
        await embedded.db.rows({
          text: `update exhibition set opens_on = ${localDay} - 1, closes_on = ${localDay} + 1 where id = 802`,
        });
        return { exhibitionId: '802' };
      },
      // A fair where the supplier has a stand.
      saveLeads: async () =>
        (
          await embedded.db.rows<object>(
            {
              text: `select x.supplier_id::text as "supplierId", x.exhibition_id::text as "exhibitionId"
                from exhibitor x join supplier_account a on a.supplier_id = x.supplier_id where a.email = $1 limit 1`,
            },
            [supplierEmail],
          )
        )[0] ?? {},
      getMyWalletPass: async (email) => {
        const [buyer] = await embedded.db.rows<{ id: number }>(
          { text: 'select id from buyer where email = $1' },
          [email],
        );
        const exhibitionId = 801;
        const { number } = await embedded.db.transaction((transaction) =>
          issueBadge(transaction, {
            exhibitionId,
            kind: 'visitor',
            name: 'Amal',
            company: '',
            email,
            buyerId: buyer?.id ?? null,
          }),
        );
        return { exhibitionId: String(exhibitionId), badgeNo: number };
      },
      // A prize that the buyer has won.
      claimPrize: async (email) => {
        await embedded.db.rows(
          {
            text: `insert into lottery_spin (exhibition_id, number, buyer_id, buyer_number, roll, prize)
              select 803, 1, id, id, 5, 'tote-bag' from buyer where email = $1`,
          },
          [email],
        );
        return { exhibitionId: '803', event: 'lottery' };
      },
    };
    /** What a visitor has sent to the organiser's fair: a row of a table. */
    const sent = async (text: string): Promise<string> =>
      (await embedded.db.rows<{ id: string }>({ text: `${text} returning id::text` }))[0]?.id ?? '';
    const exhibition = '(select id from exhibition where organiser_id is not null limit 1)';
    const registered = async () => {
      const email = newEmail();
      const badge = `901-${crypto.randomUUID()}`;
      await embedded.db.rows(
        {
          text: `insert into badge (number, exhibition_id, kind, name, company, email, link, code, issued_at, valid_from, valid_until)
            select $1, id, 'visitor', 'Amal', 'Nile', $2, $1, 'x', now(), now(), now() from exhibition where organiser_id is not null limit 1`,
        },
        [badge, email],
      );
      return sent(`insert into registration (exhibition_id, badge_no, email, contact_name, company_name, country_id, business_types,
        purposes, tag_codes, product_name, source, tracking_source, site_id, lang, page_url, visitor_id, dialing_code, mobile)
        values (${exhibition}, '${badge}', '${email}', 'Amal', 'Nile', 'EG', '{}', '{}', '{}', '', 1, '', '999', 'en', '', '', '20', '1')`);
    };
    const ofOrganiser: Readonly<Record<string, () => Promise<object>>> = {
      changeStandRequest: async () => ({
        requestId:
          await sent(`insert into stand_request (exhibition_id, company_name, contact_name, email, phone, country_id, products,
          square_metres, hall, message, lang, page_url, visitor_id)
          values (${exhibition}, 'Nile', 'Amal', '${newEmail()}', '1', 'EG', 'Kettles', 9, 'A', 'Hello', 'en', '', '')`),
      }),
      publishExhibition: async () => ({
        exhibitionId: (
          await embedded.db.rows<{ id: string }>({
            text: 'select id::text from exhibition where organiser_id is not null and published limit 1',
          })
        )[0]?.id,
      }),
      changePrizeClaim: async () => ({
        claimId:
          await sent(`insert into prize_claim (exhibition_id, event, prize, name, phone, country_id, address, buyer_id)
          values (${exhibition}, 'sharing', 'tote-bag', 'Amal', '1', 'EG', 'Cairo', (select max(id) from buyer))`),
      }),
      sendOrganiserBadge: async () => ({ registrationId: await registered() }),
      revokeOrganiserBadge: async () => ({ registrationId: await registered() }),
      reissueOrganiserBadge: async () => {
        const registrationId = await registered();
        await embedded.db.rows(
          {
            text: `update badge set revoked_at = now() from registration r where r.badge_no = number and r.id = $1`,
          },
          [registrationId],
        );
        return { registrationId };
      },
    };
    const signInStaff = async (person: Person, role: string) =>
      person.with(
        (
          await person.call<{ token: string }>(`/${role}/${role}Login.json`, {
            email: `${role}@fairgate.example`,
            password: 'fairgate1',
          })
        ).data.token,
      );
    const anExhibitor = async () =>
      (
        await embedded.db.rows<{ exhibitorId: string }>({
          text: `select exhibition_id || '-' || number as "exhibitorId" from exhibitor where supplier_id is null limit 1`,
        })
      )[0] ?? {};
    const anOrganisedExhibition = async () =>
      (
        await embedded.db.rows<{ exhibitionId: string }>({
          text: `select id::text as "exhibitionId" from exhibition where organiser_id is not null limit 1`,
        })
      )[0] ?? {};
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
        const role = /^\/(organiser|operator)\//.exec(request.path)?.[1];
        const isOfOrganiser = role === 'organiser';
        const ids = {
          ...('goodsId' in given && { goodsId }),
          ...('supplierId' in given && { supplierId }),
          ...('exhibitorId' in given && (await anExhibitor())),
          ...('exhibitionId' in given && isOfOrganiser && (await anOrganisedExhibition())),
        };
        if (operation.startsWith('getFollow')) {
          await person.call('/follow/followProduct.json', { goodsId });
          await person.call('/follow/followEnterprise.json', { supplierId });
        }
        const cards: Record<string, unknown> = request.path.startsWith('/card/')
          ? await prepareCards(embedded, person)
          : {};
        const cardIds = Object.fromEntries(
          Object.keys(given).flatMap((name) => (name in cards ? [[name, cards[name]]] : [])),
        );
        const token = request.body?.['token'] !== '';
        const caller = !token
          ? guest
          : role
            ? await signInStaff(guest, role)
            : gateway === 'supplier'
              ? guest.with(
                  (
                    await guest.call<{ token: string }>(
                      '/login/loginPc.json',
                      { account: supplierEmail, password: 'fairgate1' },
                      { service },
                    )
                  ).data.token,
                )
              : person;
        const answer = await caller.call(
          request.path,
          {
            ...given,
            ...ids,
            ...cardIds,
            ...(await needs[operation]?.(email, '')),
            ...(await ofOrganiser[operation]?.()),
            ...(await deskIds(embedded, operation)),
            ...(await rfqFields(embedded, { person, email }, { path: request.path, given })),
            ...(await orderFields(embedded, person, { operation, given })),
            ...(await meetingFields(embedded, { person, supplierEmail }, { path: request.path, given })),
            ...(await sourcingFields(embedded, person, { path: request.path, given, supplierEmail })),
          },
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
      const { data } = await guest.call<{ tradeChinaToken: string; userId: string }>(
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
      expect((await me.call('/login/getUserInfo.json')).data).toMatchObject({
        userId: data.userId,
        email,
        tagCodes: ['10301'],
        username: email.split('@')[0],
        emailConfirmed: false,
        purchaseInfo: { contactName: null },
      });
      expect((await me.call('/login/sessions.json')).data).toMatchObject({
        list: [{ origin: 'register', userAgent: 'Mozilla/5.0', current: true }],
      });
    });

    it("§5 rejects an email that has an account, in any case, and a supplier's email", async () => {
      const { email } = await register(embedded);
      expect(
        await newPerson(embedded).call('/register/registerV2.json', { email: email.toUpperCase(), password }),
      ).toMatchObject({ status: 200, code: 40_901 });
      expect(
        await newPerson(embedded).call('/register/registerV2.json', { email: supplierEmail, password }),
      ).toMatchObject({ code: 40_902 });
      expect(await newPerson(embedded).call('/register/fastRegister.json', { email })).toMatchObject({
        code: 40_901,
      });
    });

    it('§5 two concurrent calls create one account', async () => {
      const email = newEmail();
      const codes = await Promise.all(
        Array.from({ length: 4 }, () =>
          newPerson(embedded)
            .call('/register/registerV2.json', { email, password })
            .then(({ code }) => code),
        ),
      );
      expect(codes.toSorted(byNumber)).toEqual([200, 40_901, 40_901, 40_901]);
    });

    it('§5 rejects a disposable mailbox and invalid fields', async () => {
      const codeOf = (data: object) =>
        newPerson(embedded)
          .call('/register/registerV2.json', { email: newEmail(), password, ...data })
          .then(({ code }) => code);
      expect(await codeOf({ email: 'me@mailinator.com' })).toBe(40_001);
      for (const bad of [
        { email: 'a@b' },
        { email: '' },
        { password: 'five5' },
        { password: 'x'.repeat(21) },
        { tagCodes: Array.from({ length: 11 }, String) },
        { source: 12 },
        { productName: 'x'.repeat(201) },
      ]) {
        expect(await codeOf(bad), `${JSON.stringify(bad)}`).toBe(400);
      }
      expect([await codeOf({ password: ' six 6' }), await codeOf({ password: 'x'.repeat(20) })]).toEqual([
        200, 200,
      ]);
    });

    it('§5 a password is not trimmed', async () => {
      const email = newEmail();
      await newPerson(embedded).call('/register/registerV2.json', { email, password: ' spaces ' });
      expect((await newPerson(embedded).call(login, { email, password: 'spaces' })).code).toBe(40_101);
      expect((await newPerson(embedded).call(login, { email, password: ' spaces ' })).code).toBe(200);
    });
  });

  describe('member check and verification', () => {
    it('§5 says whether an email has an account, and of which type', async () => {
      const check = (email: string) =>
        newPerson(embedded)
          .call('/register/memberCheck.json', { email })
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
      expect((await newPerson(embedded).call('/register/verifyPublicEmail.json', { email })).data).toEqual({
        isVerify,
        result,
      });
    });

    it('a visitor may check many emails, but not thousands', async () => {
      const guest = newPerson(embedded);
      const codes: number[] = [];
      for (let index = 0; index < 101; index++)
        codes.push(
          (await guest.call('/register/memberCheck.json', { email: `n${index}@nile.example` })).code,
        );
      expect([codes[99], codes[100]]).toEqual([200, 42_901]);
      expect(
        (await newPerson(embedded).call('/register/memberCheck.json', { email: 'n100@nile.example' })).code,
      ).toBe(200);
    });
  });

  describe('login', () => {
    it('§7.2 gives a token for an email and its password', async () => {
      const guest = newPerson(embedded);
      const { data } = await guest.call<{ token: string; userId: string }>(login, {
        ...demo,
        ip: '203.0.113.7',
        origin: 'login-simple',
      });
      expect(data.token).toMatch(/^[\w-]{43}$/);
      expect((await guest.with(data.token).call('/login/getUserInfo.json')).data).toMatchObject({
        userId: data.userId,
        email: demo.email,
        emailConfirmed: true,
      });
      expect((await guest.with(data.token).call('/login/sessions.json')).text).toContain('"login-simple"');
    });

    it("gives the same answer for an unknown email, a supplier's email and a wrong password", async () => {
      const attempts = [
        { ...demo, password: 'fairgate2' },
        { ...demo, email: 'nobody@fairgate.example' },
        { email: supplierEmail, password: 'fairgate1' },
      ];
      const answers = await Promise.all(attempts.map((one) => newPerson(embedded).call(login, one)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 200, code: 40_101 });
    });

    it('does the same work for an unknown email as for a wrong password', async () => {
      const { email } = await register(embedded);
      // CPU time of all threads: load on the machine does not change it.
      const cpuOf = async (to: string): Promise<number> => {
        const before = process.cpuUsage();
        await newPerson(embedded).call(login, { email: to, password: 'wrong' });
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
          newPerson(embedded).call<{ retryAfterSeconds: number }>(login, {
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
            .call(login, { email, password: 'wrong1' })
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
        codes.push(
          (await guest.call(login, { email: `many${index}@nile.example`, password: 'wrong1' })).code,
        );
      expect([codes[29], codes[30]]).toEqual([40_101, 42_901]);
      await embedded.db.rows({ text: `update attempt_count set count = 60 where field = 'ip'` });
      const ip = '203.0.113.99';
      await newPerson(embedded).call(login, { ...demo, password: 'wrong1', ip });
      await embedded.db.rows({ text: `update attempt_count set count = 60 where field = 'ip'` });
      expect((await newPerson(embedded).call(login, { ...demo, ip })).code).toBe(42_901);
      expect((await newPerson(embedded).call(login, { ...demo, ip: '203.0.113.98' })).code).toBe(200);
    });

    it('a success resets the attempts of the account', async () => {
      const { email } = await register(embedded);
      for (let round = 0; round < 2; round++) {
        for (let index = 0; index < 9; index++)
          await newPerson(embedded).call(login, { email, password: 'wrong1' });
        expect((await newPerson(embedded).call(login, { email, password })).code).toBe(200);
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
        expect((await newPerson(embedded).call(login, { email, password })).code).toBe(200);
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
});
