// Mailed links, sign-in providers and tokens in the address, on real databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestReset, mailsTo, newEmail, newPerson, password, register, secretIn } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const info = '/login/getUserInfo.json';
const newPassword = 'another2';
const byNumber = (one: number, other: number): number => one - other;

describe.each(databases)('links and providers on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());

  const login = (email: string, secret: string) =>
    newPerson(embedded).call<{ token: string }>('/login/login.json', { email, password: secret });
  const reset = (link: string, secret = newPassword) =>
    newPerson(embedded).call<{ token: string; userId: string }>('/account/resetPassword.json', {
      link,
      password: secret,
    });
  const check = (link: string) =>
    newPerson(embedded)
      .call('/account/checkResetPasswordLink.json', { link })
      .then(({ data }) => data);
  const oauth = (data: object, headers: Record<string, string> = { 'x-service-key': embedded.serviceKey }) =>
    newPerson(embedded).call<{ token: string; userId: string; created: boolean }>(
      '/oauth/login.json',
      { provider: 'google', subject: newEmail(), emailVerified: true, name: 'Amal', ...data },
      { headers },
    );

  describe('password reset', () => {
    it('§5 a mailed link is checked, sets a password once, and ends every other session', async () => {
      const { person, email, userId } = await register(embedded);
      const link = await requestReset(embedded, email);
      const [name] = email.split('@');
      expect(await check(link)).toEqual({ valid: true, email: `p***${name?.at(-1)}@nile.example` });
      const { data, code } = await reset(link);
      expect([code, data.userId]).toEqual([200, userId]);
      expect((await newPerson(embedded).with(data.token).call(info)).data).toMatchObject({
        email,
        emailConfirmed: true,
      });
      expect((await person.call(info)).code).toBe(401);
      expect([(await login(email, password)).code, (await login(email, newPassword)).code]).toEqual([
        40_101, 200,
      ]);
      expect((await reset(link)).code).toBe(40_103);
      expect(await check(link)).toEqual({ valid: false, email: '' });
      expect((await mailsTo(embedded, email)).map((mail) => mail.kind)).toEqual(['changed', 'reset']);
    });

    it('§5 two concurrent uses of a link: one succeeds; a used link invalidates the others', async () => {
      const { email } = await register(embedded);
      const [first, second] = [await requestReset(embedded, email), await requestReset(embedded, email)];
      expect(
        (await Promise.all([reset(first), reset(first), reset(first)]))
          .map(({ code }) => code)
          .toSorted(byNumber),
      ).toEqual([200, 40_103, 40_103]);
      expect((await reset(second)).code).toBe(40_103);
    });

    it('§5 rejects a link that is made up, expired or for another purpose; an invalid password does not use the link up', async () => {
      const { email } = await register(embedded);
      const link = await requestReset(embedded, email);
      expect((await reset('made-up')).code).toBe(40_103);
      expect(
        (await newPerson(embedded).call('/account/initPassword.json', { link, password: newPassword })).code,
      ).toBe(40_103);
      expect((await reset(link, 'five5')).code).toBe(400);
      await embedded.db.rows({
        text: `update buyer_link set expires_at = now() - interval '1 second' where used_at is null`,
      });
      expect((await reset(link)).code).toBe(40_103);
    });

    it('does not reveal whether an email has an account, neither by the answer nor by its time', async () => {
      const { email } = await register(embedded);
      const requestLink = async (to: string) => {
        const started = performance.now();
        const { status, text } = await newPerson(embedded).call('/account/sendResetPasswordLink.json', {
          email: to,
        });
        return { status, text, ms: performance.now() - started };
      };
      const [known, unknown] = [await requestLink(email), await requestLink(newEmail())];
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
      expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(245);
      expect(await mailsTo(embedded, 'nobody@nile.example')).toEqual([]);
    });

    it('sends at most five links an hour to an email, for any caller', async () => {
      const { email } = await register(embedded);
      const codes: number[] = [];
      for (let index = 0; index < 6; index++)
        codes.push((await newPerson(embedded).call('/account/sendResetPasswordLink.json', { email })).code);
      expect(codes).toEqual([200, 200, 200, 200, 200, 42_901]);
      expect((await mailsTo(embedded, email)).length).toBe(5);
    });

    it('the link leads to the configured address, not to the Host of the request, in the requested language', async () => {
      const { email } = await register(embedded);
      await newPerson(embedded).call(
        '/account/sendResetPasswordLink.json',
        { email },
        { headers: { 'page-url': 'https://evil.example/', host: 'evil.example' }, language: 'ar' },
      );
      const [mail] = await mailsTo(embedded, email);
      expect(mail?.text).toMatch(/https:\/\/fair\.example\/resetPassword\?reset_token=[\w-]{43}&lang=ar/);
      expect(mail?.text + (mail?.html ?? '')).not.toContain('evil');
      expect(mail?.subject).toMatch(/\p{Script=Arabic}/u);
      expect(mail?.html).toContain('lang="ar" dir="rtl"');
    });
  });

  describe('a quick registration', () => {
    it('§2.2 §7.3 signs in at once and mails a link to choose a password', async () => {
      const email = newEmail();
      const { data } = await newPerson(embedded).call<{
        tradeChinaToken: string;
        userId: string;
        initPasswordSent: boolean;
      }>('/register/fastRegister.json', { email, source: 3 });
      expect(data.initPasswordSent).toBe(true);
      const quick = newPerson(embedded, { token: data.tradeChinaToken });
      expect((await quick.call(info)).data).toMatchObject({ email, emailConfirmed: false });
      expect((await login(email, password)).code).toBe(40_101);
      for (const [path, payload] of [
        ['delete', { password }],
        ['changePassword', { oldPassword: password, newPassword }],
      ] as const)
        expect((await quick.call(`/account/${path}.json`, payload)).code).toBe(40_104);
      const [mail] = await mailsTo(embedded, email);
      expect(
        new URL(/https:\S+initPassword\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('init_email'),
      ).toBe(email);
      const chosen = await newPerson(embedded).call<{ userId: string }>('/account/initPassword.json', {
        link: secretIn(mail, 'init_token'),
        password: newPassword,
      });
      expect(chosen.data.userId).toBe(data.userId);
      expect([(await quick.call(info)).code, (await login(email, newPassword)).code]).toEqual([401, 200]);
    });

    it('its mail has a link to the notification settings that works without a login and more than once', async () => {
      const email = newEmail();
      await newPerson(embedded).call('/register/fastRegister.json', { email });
      const link = secretIn((await mailsTo(embedded, email))[0], 'unsubscribe_token');
      expect((await newPerson(embedded).call('/account/getSubscriptions.json', { link })).data).toEqual({
        marketing: false,
        followedProducts: true,
        fairs: true,
        messages: true,
      });
      const none = { marketing: false, followedProducts: false, fairs: false, messages: false };
      for (let round = 0; round < 2; round++)
        expect(
          (await newPerson(embedded).call('/account/setSubscriptions.json', { link, ...none })).data,
        ).toEqual(none);
      expect(
        (await newPerson(embedded).call('/account/setSubscriptions.json', { link: 'made-up', ...none })).code,
      ).toBe(40_103);
      expect((await newPerson(embedded).call('/account/getSubscriptions.json')).code).toBe(401);
      // It does not sign in.
      expect((await reset(link)).code).toBe(40_103);
      expect((await newPerson(embedded).call('/login/autoLogin.json', { ac: link })).code).toBe(40_102);
    });
  });

  describe('a password change', () => {
    it('needs the old password, ends the other sessions and sends a mail', async () => {
      const { person, email } = await register(embedded);
      const elsewhere = newPerson(embedded, { token: (await login(email, password)).data.token });
      const change = (oldPassword: string) =>
        person.call('/account/changePassword.json', { oldPassword, newPassword });
      const link = await requestReset(embedded, email);
      expect((await change('wrong1')).code).toBe(40_101);
      expect((await change(password)).data).toEqual({});
      expect([
        (await person.call(info)).code,
        (await elsewhere.call(info)).code,
        (await login(email, newPassword)).code,
        (await reset(link)).code,
      ]).toEqual([200, 401, 200, 40_103]);
      expect((await mailsTo(embedded, email))[0]?.kind).toBe('changed');
    });

    it('is not blocked by failed logins of other visitors; its own limit is ten attempts', async () => {
      const { person, email } = await register(embedded);
      for (let index = 0; index < 11; index += 1) await login(email, 'wrong1');
      expect((await login(email, password)).code).toBe(42_901);
      const change = (oldPassword: string) =>
        person.call('/account/changePassword.json', { oldPassword, newPassword });
      expect((await change(password)).code).toBe(200);
      for (let index = 0; index < 10; index += 1) expect((await change('wrong1')).code).toBe(40_101);
      expect((await change(newPassword)).code).toBe(42_901);
      expect((await person.call('/account/delete.json', { password: newPassword })).code).toBe(42_901);
    });
  });

  describe('§2.8 social sign-in', () => {
    it("creates an account, and finds it again by the provider's id of the person", async () => {
      const [email, subject] = [newEmail(), 'g-1'];
      const first = await oauth({ email, subject });
      expect(first.data.created).toBe(true);
      expect((await newPerson(embedded, { token: first.data.token }).call(info)).data).toMatchObject({
        email,
        nickname: 'Amal',
        emailConfirmed: true,
      });
      const again = await oauth({ email: newEmail(), subject });
      expect([again.data.created, again.data.userId]).toEqual([false, first.data.userId]);
      expect((await oauth({ email: newEmail(), subject, provider: 'linkedin' })).data.userId).not.toBe(
        first.data.userId,
      );
    });

    it('accepts calls from the gateway only', async () => {
      const email = newEmail();
      for (const headers of [{}, { 'x-service-key': 'wrong' }])
        expect((await oauth({ email }, headers)).status).toBe(403);
      expect((await embedded.services.buyer.inject('/mailbox')).statusCode).toBe(403);
      expect(
        (await embedded.services.buyer.inject({ method: 'POST', url: '/control/ac', payload: { email } }))
          .statusCode,
      ).toBe(403);
    });

    it("joins an existing account only if the provider verified the email, and never a supplier's", async () => {
      const { email, userId } = await register(embedded);
      expect((await oauth({ email, emailVerified: false })).code).toBe(40_903);
      expect((await oauth({ email: email.toUpperCase() })).data).toMatchObject({ created: false, userId });
      expect((await oauth({ email: 'supplier@fairgate.example' })).code).toBe(40_902);
    });

    it('does not change an account with a verified email', async () => {
      const { email } = await register(embedded);
      const { data } = await reset(await requestReset(embedded, email));
      await oauth({ email });
      expect([
        (await newPerson(embedded, { token: data.token }).call(info)).code,
        (await login(email, newPassword)).code,
      ]).toEqual([200, 200]);
    });

    it('locks out the person who registered the email before its owner', async () => {
      const { person, email, userId } = await register(embedded);
      expect((await oauth({ email })).data.userId).toBe(userId);
      expect([(await person.call(info)).code, (await login(email, password)).code]).toEqual([401, 40_101]);
      const unproven = { email: newEmail(), subject: 'f-1', provider: 'facebook', emailVerified: false };
      const { data } = await oauth(unproven);
      await reset(await requestReset(embedded, unproven.email));
      expect((await newPerson(embedded, { token: data.token }).call(info)).code).toBe(401);
      expect((await oauth(unproven)).code).toBe(40_903);
    });
  });

  const auto = (data: object, token = '') =>
    newPerson(embedded, { token }).call<{ token: string; userId: string }>('/login/autoLogin.json', data);

  describe('§4 a token from the address', () => {
    it('`ac` is exchanged for a buyer token, once', async () => {
      const { email, userId } = await register(embedded);
      const { ac } = (
        await embedded.services.buyer.inject({
          method: 'POST',
          url: '/control/ac',
          headers: { 'x-service-key': embedded.serviceKey },
          payload: { email },
        })
      ).json<{ ac: string }>();
      const answers = await Promise.all([auto({ ac }), auto({ ac })]);
      expect(answers.map(({ code }) => code).toSorted(byNumber)).toEqual([200, 40_102]);
      expect(answers.find(({ code }) => code === 200)?.data.userId).toBe(userId);
      expect((await auto({ ac: 'made-up' })).code).toBe(40_102);
    });

    it('an app token is issued to a signed-in buyer, and exchanged once', async () => {
      const { person, userId } = await register(embedded);
      const { data } = await person.call<{ appToken: string; expiresInSeconds: number }>(
        '/login/issueAppToken.json',
      );
      expect(data.expiresInSeconds).toBe(300);
      expect((await auto({ ac: data.appToken })).code).toBe(40_102);
      expect((await auto({ appToken: data.appToken })).data.userId).toBe(userId);
      expect((await auto({ appToken: data.appToken })).code).toBe(40_102);
      expect((await newPerson(embedded).call('/login/issueAppToken.json')).code).toBe(401);
    });
  });

  describe('§9 a session is renewed', () => {
    const codeOf = async (token: string) => (await newPerson(embedded, { token }).call(info)).code;
    const passes = (seconds: number) =>
      embedded.db.rows(
        {
          text: `update buyer_session set expires_at = expires_at - $1::int * interval '1 second', given_up_until = given_up_until - $1::int * interval '1 second'`,
        },
        [seconds],
      );

    it('§9 by a new token; the old one ends a minute after the first use of the new one', async () => {
      const { token, userId } = await register(embedded);
      const { data } = await auto({ refresh: true }, token);
      expect(data.userId).toBe(userId);
      // The answer can be lost: until the new token is used, the browser has only the old one.
      await passes(3_600);
      expect(await codeOf(token)).toBe(200);
      expect(await codeOf(data.token)).toBe(200);
      await passes(59);
      expect([await codeOf(token), await codeOf(data.token)]).toEqual([200, 200]);
      await passes(2);
      expect([await codeOf(token), await codeOf(data.token)]).toEqual([401, 200]);
      expect([(await auto({ refresh: true })).code, (await auto({})).code]).toEqual([401, 400]);
    });

    it('§9 once: concurrent renewals by two tabs, and a renewal with a replaced token, are rejected and end no session', async () => {
      const { token } = await register(embedded);
      const both = await Promise.all([1, 2].map(() => auto({ refresh: true }, token)));
      expect(both.map(({ code }) => code).toSorted(byNumber)).toEqual([200, 40_102]);
      const renewed = both.find(({ code }) => code === 200)?.data.token ?? '';
      expect([await codeOf(token), await codeOf(renewed)]).toEqual([200, 200]);
      expect((await auto({ refresh: true }, token)).code).toBe(40_102);
      // The answer was lost: a minute later the renewal can be repeated.
      const lost = await register(embedded);
      await auto({ refresh: true }, lost.token);
      await passes(61);
      const again = await auto({ refresh: true }, lost.token);
      expect([again.code, await codeOf(again.data.token), await codeOf(lost.token)]).toEqual([200, 200, 200]);
    });

    it('§4 as the same session: one entry in the list, and a logout ends both tokens', async () => {
      const { person, token } = await register(embedded);
      const renewed = person.with((await auto({ refresh: true }, token)).data.token);
      expect((await renewed.call('/login/sessions.json')).data).toMatchObject({
        list: [{ origin: 'register', current: true }],
      });
      expect(await codeOf(token)).toBe(200);
      await renewed.call('/login/logout.json');
      expect(await codeOf(token)).toBe(401);
    });
  });
});
