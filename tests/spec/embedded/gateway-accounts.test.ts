// The gateway in front of the embedded services, as in `npm start`: accounts from the form to the database and back.
import { isPrivate, readSettings } from '@fairgate/embedded/config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoProvider } from '@fairgate/embedded/demo-login-provider/server';
import { demoProviderSettings } from '@fairgate/embedded/demo-login-provider/settings';
import { signInThrough } from '../../gateway/demo-login-provider.ts';
import { startGateway, type Started } from '../../gateway/start.ts';
import { loginMutation, newVisitor, signedInBuyer, type Visitor } from '../../gateway/visitor.ts';
import { mailsTo, newEmail, newPerson, secretIn } from './person.ts';
import { type Embedded, startEmbedded } from './store.ts';

let embedded: Embedded;
let gateway: Started;
let closed: Started;
const demoProvider = await startDemoProvider();
beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
  const urls = await Promise.all(
    Object.entries(embedded.services).map(async ([name, service]) => [
      `${name.toUpperCase()}_GATEWAY_URL`,
      await service.listen({ host: '127.0.0.1', port: 0 }),
    ]),
  );
  gateway = await startGateway({
    upstreamUrl: 'http://127.0.0.1:1',
    env: {
      ...Object.fromEntries(urls),
      TRUST_PROXY: 'true',
      MAILBOX: 'true',
      BUYER_SERVICE_KEY: embedded.serviceKey,
      ...demoProviderSettings(demoProvider),
    },
  });
  closed = await startGateway({
    upstreamUrl: 'http://127.0.0.1:1',
    env: { ...Object.fromEntries(urls), BUYER_SERVICE_KEY: embedded.serviceKey },
  });
});
afterAll(async () => {
  await gateway.close();
  await closed.close();
  await embedded.close();
  demoProvider.close();
});

let visitors = 0;
/** Each visitor has a separate address, so that tests share no attempt limits. */
const from = () => ({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` });
const outcome = '__typename ... on Refusal { code path }';
const register = async (email: string): Promise<Visitor> => {
  const visitor = newVisitor(gateway);
  await visitor.query(
    `mutation($email: String!) { register(input: { email: $email, password: "fairgate1", clause: true }) { ${outcome} } }`,
    { email },
    from(),
  );
  return visitor;
};
const issueAc = async (email: string) =>
  (
    await embedded.services.buyer.inject({
      method: 'POST',
      url: '/control/ac',
      headers: { 'x-service-key': embedded.serviceKey },
      payload: { email },
    })
  ).json<{ ac: string }>().ac;
const emailOf = async (visitor: Visitor) =>
  (await visitor.query<{ viewer: { email: string } | null }>('{ viewer { ... on Buyer { email } } }')).data
    .viewer?.email;
const codeOf = async (visitor: Visitor) =>
  (await visitor.query('{ viewer { __typename } }')).errors?.[0]?.extensions.code;

describe('accounts, from the gateway to the database', () => {
  it('§4 a visitor registers, logs out and logs in again', async () => {
    const email = newEmail();
    const visitor = await register(email);
    expect(await emailOf(visitor)).toBe(email);
    await visitor.query('mutation { logout }');
    expect(await emailOf(visitor)).toBeUndefined();
    await visitor.query(loginMutation, { input: { email, password: 'fairgate1' } }, from());
    expect(await emailOf(visitor)).toBe(email);
  });

  describe('wrong passwords from anywhere do not keep the owner out of a browser', () => {
    const password = 'fairgate1';
    const query = (visitor: Visitor, mutation: string, variables: object) =>
      visitor.query(mutation, { ...variables }, from());
    const byLink = async (email: string, name: 'reset' | 'init'): Promise<Visitor> => {
      const visitor = newVisitor(gateway);
      const link = secretIn((await mailsTo(embedded, email))[0], `${name}_token`);
      await query(
        visitor,
        `mutation($link: String!, $password: String!) { ${name}Password(input: { link: $link, password: $password }) { ${outcome} } }`,
        { link, password },
      );
      return visitor;
    };
    const fastRegister = async (email: string): Promise<Visitor> => {
      const visitor = newVisitor(gateway);
      await query(
        visitor,
        `mutation($email: String!) { fastRegister(input: { email: $email, source: RFQ_COLLECTION_MAIL }) { ${outcome} } }`,
        { email },
      );
      return visitor;
    };
    const byAddress = async (query: string): Promise<Visitor> => {
      const visitor = newVisitor(gateway);
      await visitor.get(`/?${query}`, from());
      return visitor;
    };
    /** Each signs in to an account with the password, and returns the browser. */
    const ways: Record<string, (email: string) => Promise<Visitor>> = {
      'a registration': register,
      'a password': async (email) => {
        await register(email);
        const visitor = newVisitor(gateway);
        await query(visitor, loginMutation, { input: { email, password } });
        return visitor;
      },
      'a link for the first password': async (email) => {
        await fastRegister(email);
        return byLink(email, 'init');
      },
      'a link for a new password': async (email) => {
        await register(email);
        await query(
          newVisitor(gateway),
          'mutation($email: String!) { requestPasswordReset(email: $email) { __typename } }',
          { email },
        );
        return byLink(email, 'reset');
      },
      'a provider': async (email) => {
        const visitor = newVisitor(gateway);
        await signInThrough(visitor, 'google', { email, name: 'Amal' });
        await query(
          newVisitor(gateway),
          'mutation($email: String!) { requestPasswordReset(email: $email) { __typename } }',
          { email },
        );
        await byLink(email, 'reset');
        return visitor;
      },
      "a mail's address": async (email) => {
        await register(email);
        return byAddress(`ac=${await issueAc(email)}`);
      },
    };

    it.each(Object.entries(ways))('that signed in by %s', async (_, signIn) => {
      const email = newEmail();
      const owner = await signIn(email);
      await owner.query('mutation { logout }');
      const enter = async (visitor: Visitor, secret: string) =>
        (await query(visitor, loginMutation, { input: { email, password: secret } })).data['login'];
      for (let attempt = 0; attempt < 12; attempt += 1) await enter(newVisitor(gateway), 'wrong-one');
      expect(await enter(newVisitor(gateway), password)).toMatchObject({ __typename: 'RateLimited' });
      expect(await enter(owner, password)).toMatchObject({ __typename: 'SignedIn' });
    });

    it("that signed in by the suppliers' single sign-on", async () => {
      const account = 'colleague@fairgate.example';
      await embedded.db.rows(
        {
          text: 'insert into supplier_account (supplier_id, email, password_hash, name) select supplier_id, $1, password_hash, name from supplier_account limit 1',
        },
        [account],
      );
      const issued = await embedded.services.supplier.inject({
        method: 'POST',
        url: '/control/ssoToken',
        headers: { 'control-key': embedded.controlKey },
        payload: { account },
      });
      const owner = await byAddress(`ssoToken=${issued.json<{ ssoToken: string }>().ssoToken}`);
      const enter = async (visitor: Visitor, secret: string) =>
        (
          await query(
            visitor,
            'mutation($input: SupplierLoginInput!) { supplierLogin(input: $input) { __typename } }',
            { input: { account, password: secret } },
          )
        ).data['supplierLogin'];
      for (let attempt = 0; attempt < 12; attempt += 1) await enter(newVisitor(gateway), 'wrong-one');
      expect(await enter(newVisitor(gateway), password)).toEqual({ __typename: 'RateLimited' });
      expect(await enter(owner, password)).toEqual({ __typename: 'SupplierSignedIn' });
    });
  });

  it('the service counts the same way by itself, also for suppliers', async () => {
    for (const { path, service, name } of [
      { path: '/login/login.json', service: 'buyer', name: 'email' },
      { path: '/login/loginPc.json', service: 'supplier', name: 'account' },
    ] as const) {
      const account = service === 'buyer' ? 'buyer@fairgate.example' : 'supplier@fairgate.example';
      const enter = async (password: string, deviceId?: string) =>
        (
          await newPerson(embedded).call(
            path,
            { [name]: account, password, ...(deviceId && { deviceId }) },
            { service },
          )
        ).code;
      const success = service === 'buyer' ? 200 : 0;
      expect(await enter('fairgate1', 'the browser of the owner')).toBe(success);
      for (let attempt = 0; attempt < 11; attempt += 1) await enter('wrong-one');
      expect(await enter('fairgate1')).toBe(42_901);
      expect(await enter('fairgate1', 'a browser that is made up')).toBe(42_901);
      expect(await enter('fairgate1', 'the browser of the owner')).toBe(success);
      expect(await enter('fairgate1')).toBe(42_901);
    }
    await embedded.db.rows({ text: 'delete from attempt_count' });
  });

  it('§5 the member check and the registration agree on existing accounts', async () => {
    const email = newEmail();
    const check = async (address: string) =>
      (
        await gateway.query(
          'mutation($email: String!) { memberCheck(email: $email) { ... on MemberCheck { registered isSupplier } } }',
          { email: address },
          from(),
        )
      ).data['memberCheck'];
    expect(await check(email)).toEqual({ registered: false, isSupplier: false });
    await register(email);
    expect(await check(email)).toEqual({ registered: true, isSupplier: false });
    expect(await check('supplier@fairgate.example')).toEqual({ registered: false, isSupplier: true });
    for (const [address, code] of [
      [email, 'EMAIL_EXISTS'],
      ['supplier@fairgate.example', 'SUPPLIER_EMAIL'],
      ['someone@mailinator.com', 'INVALID_EMAIL'],
    ]) {
      const { data } = await gateway.query(
        `mutation($email: String!) { register(input: { email: $email, password: "fairgate1", clause: true }) { ${outcome} } }`,
        { email: address },
        from(),
      );
      expect(data['register']).toEqual({ __typename: 'Refusal', code, path: ['email'] });
    }
  });

  it('§5 login: the eleventh wrong password is not checked', async () => {
    const email = newEmail();
    const visitor = await register(email);
    const codes: unknown[] = [];
    for (let index = 0; index < 11; index += 1) {
      const { data, errors } = await newVisitor(gateway).query<{ login: { code: string } | null }>(
        loginMutation,
        { input: { email, password: 'wrong' } },
        from(),
      );
      codes.push(errors?.[0]?.extensions.code ?? data.login?.code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'WRONG_PASSWORD'), 'RATE_LIMITED']);
    expect(await emailOf(visitor)).toBe(email);
  });

  it('§5 a reset link works once, and ends all sessions', async () => {
    const email = newEmail();
    const before = await register(email);
    await gateway.query(
      'mutation($email: String!) { requestPasswordReset(email: $email) { __typename } }',
      { email },
      from(),
    );
    const link = secretIn((await mailsTo(embedded, email))[0], 'reset_token');
    const reset = (visitor: Visitor) =>
      visitor.query(
        `mutation($link: String!) { resetPassword(input: { link: $link, password: "fairgate2" }) { ${outcome} } }`,
        { link },
        from(),
      );
    const [first, second] = [newVisitor(gateway), newVisitor(gateway)];
    expect(
      (
        await gateway.query(
          'mutation($link: String!) { checkPasswordLink(link: $link) { ... on PasswordLink { valid maskedEmail } } }',
          { link },
          from(),
        )
      ).data['checkPasswordLink'],
    ).toMatchObject({ valid: true });
    expect((await reset(first)).data['resetPassword']).toEqual({ __typename: 'SignedIn' });
    expect((await reset(second)).data['resetPassword']).toEqual({
      __typename: 'Refusal',
      code: 'RESET_LINK_INVALID',
      path: ['link'],
    });
    expect([await emailOf(first), await codeOf(before), before.session()]).toEqual([
      email,
      'INVALID_TOKEN',
      '',
    ]);
  });

  it('§2.2 /initPassword: an account created from an email alone gets its password by the mail', async () => {
    const email = newEmail();
    const visitor = newVisitor(gateway);
    expect(
      (
        await visitor.query(
          `mutation($email: String!) { fastRegister(input: { email: $email, source: RFQ_COLLECTION_MAIL }) { ${outcome} } }`,
          { email },
          from(),
        )
      ).data['fastRegister'],
    ).toEqual({ __typename: 'SignedIn' });
    expect(
      (
        await visitor.query(
          `mutation { changePassword(input: { oldPassword: "fairgate1", newPassword: "fairgate2" }) { ${outcome} } }`,
          {},
          from(),
        )
      ).data['changePassword'],
    ).toMatchObject({ code: 'NO_PASSWORD' });
    const link = secretIn((await mailsTo(embedded, email))[0], 'init_token');
    await newVisitor(gateway).query(
      `mutation($link: String!) { initPassword(input: { link: $link, password: "fairgate2" }) { ${outcome} } }`,
      { link },
      from(),
    );
    expect(
      (
        await newVisitor(gateway).query<{ login: object }>(
          loginMutation,
          { input: { email, password: 'fairgate2' } },
          from(),
        )
      ).data.login,
    ).toMatchObject({ __typename: 'SignedIn' });
  });

  it('§8 a session that is ended from another browser gets INVALID_TOKEN', async () => {
    const email = newEmail();
    const here = await register(email);
    const there = newVisitor(gateway);
    await there.query(
      loginMutation,
      { input: { email, password: 'fairgate1' } },
      { ...from(), 'user-agent': 'Elsewhere/1' },
    );
    const { data } = await here.query<{
      viewer: { sessions: { origin: string; userAgent: string; current: boolean }[] };
    }>('{ viewer { ... on Buyer { sessions { origin userAgent current } } } }');
    expect(data.viewer.sessions).toHaveLength(2);
    expect(data.viewer.sessions).toContainEqual({
      origin: 'LOGIN',
      userAgent: 'Elsewhere/1',
      current: false,
    });
    expect(
      (await here.query('mutation { endOtherSessions { ... on EndedSessions { ended } } }')).data[
        'endOtherSessions'
      ],
    ).toEqual({ ended: 1 });
    expect([await codeOf(there), await emailOf(here)]).toEqual(['INVALID_TOKEN', email]);
  });

  it("§4 `ac` of a mail and the app's token sign in once", async () => {
    const email = newEmail();
    const buyer = await register(email);
    const ac = await issueAc(email);
    const [first, second] = [newVisitor(gateway), newVisitor(gateway)];
    for (const visitor of [first, second])
      expect((await visitor.get(`/some-page?ac=${ac}&x=1`, from())).headers.get('location')).toBe(
        '/some-page?x=1',
      );
    expect([await emailOf(first), await emailOf(second)]).toEqual([email, undefined]);
    await buyer.get('/?token=null');
    expect(await emailOf(buyer)).toBeUndefined();
  });

  it('§6 a supplier signs in, and is not a buyer', async () => {
    const supplier = newVisitor(gateway);
    const { data } = await supplier.query(
      'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { ... on SupplierSignedIn { viewer { email supplier { name } } } } }',
      {},
      from(),
    );
    expect(data['supplierLogin']).toMatchObject({ viewer: { email: 'supplier@fairgate.example' } });
    expect(
      (await supplier.query('mutation { followProduct(input: { id: "1" }) { ... on Refusal { code } } }'))
        .data['followProduct'],
    ).toEqual({ code: 'LOGIN_REQUIRED' });
  });

  it('§7.3 a second follow counts once, and other buyers do not see it', async () => {
    const [one, two] = [await register(newEmail()), await register(newEmail())];
    const { data } = await gateway.query<{
      searchProducts: { nodes: { id: string; name: string; supplier: { id: string } }[] };
    }>('{ searchProducts(first: 1) { nodes { id name supplier { id } } } }');
    const [product] = data.searchProducts.nodes;
    const ids = { product: product?.id, supplier: product?.supplier.id };
    const follow =
      'mutation($product: ID!, $supplier: ID!) { followProduct(input: { id: $product }) { ... on ProductFollow { followed count } } followSupplier(input: { id: $supplier }) { ... on SupplierFollow { followed count } } }';
    await one.query(follow, ids);
    expect((await one.query(follow, ids)).data).toEqual({
      followProduct: { followed: true, count: 1 },
      followSupplier: { followed: true, count: 1 },
    });
    const list =
      'query($product: ID!) { viewer { ... on Buyer { followedProducts { edges { node { name } } } followedProductIds(among: [$product]) followedSuppliers { totalCount } } } }';
    expect((await one.query(list, ids)).data['viewer']).toEqual({
      followedProducts: { edges: [{ node: { name: product?.name } }] },
      followedProductIds: [ids.product],
      followedSuppliers: { totalCount: 1 },
    });
    expect((await two.query(list, ids)).data['viewer']).toEqual({
      followedProducts: { edges: [] },
      followedProductIds: [],
      followedSuppliers: { totalCount: 0 },
    });
    expect(
      (await one.query('mutation { followProduct(input: { id: "999999999" }) { ... on Refusal { code } } }'))
        .data['followProduct'],
    ).toEqual({ code: 'NOT_FOUND' });
  });

  it('profile, tags and mail settings are changed, exported, and deleted with the account', async () => {
    const email = newEmail();
    const buyer = await register(email);
    await buyer.query(
      'mutation { completePurchaseInfo(input: { contactName: "Amal", companyName: "Nile", jobTitle: BUSINESS_OWNER, dialingCode: "+20" }) { __typename } setTags(tagCodes: ["a", "b"]) { __typename } setMailSettings(input: { marketing: true, followedProducts: false, fairs: true }) { __typename } }',
    );
    await buyer.query('mutation { completePurchaseInfo(input: { companyName: null }) { __typename } }');
    const { data } = await buyer.query(
      '{ viewer { ... on Buyer { name tagCodes purchaseInfo { contactName companyName jobTitle dialingCode } mailSettings { marketing followedProducts fairs } } } }',
    );
    expect(data['viewer']).toEqual({
      name: 'Amal',
      tagCodes: ['a', 'b'],
      purchaseInfo: { contactName: 'Amal', companyName: null, jobTitle: 'BUSINESS_OWNER', dialingCode: '20' },
      mailSettings: { marketing: true, followedProducts: false, fairs: true },
    });
    const { data: exported } = await buyer.query<{ exportData: { json: string } }>(
      'mutation { exportData { ... on DataExport { json } } }',
    );
    expect(exported.exportData.json).toContain(email);
    expect(
      (await buyer.query(`mutation { deleteAccount(password: "fairgate1") { ${outcome} } }`, {}, from()))
        .data['deleteAccount'],
    ).toEqual({ __typename: 'AccountDeleted' });
    expect(buyer.session()).toBe('');
    expect(
      (
        await newVisitor(gateway).query<{ login: object }>(
          loginMutation,
          { input: { email, password: 'fairgate1' } },
          from(),
        )
      ).data.login,
    ).toMatchObject({ code: 'WRONG_PASSWORD' });
  });

  it('README: the demo accounts can sign in', async () => {
    expect(await emailOf(await signedInBuyer(gateway))).toBe('buyer@fairgate.example');
  });
});

describe('the mailbox page', () => {
  const requestReset = (email: string) =>
    gateway.query(
      'mutation($email: String!) { requestPasswordReset(email: $email) { __typename } }',
      { email },
      from(),
    );

  it('shows the sent mails, each with its link', async () => {
    const email = newEmail();
    await register(email);
    await requestReset(email);
    const list = await (await gateway.get('/mailbox')).text();
    const item = list.split('<li>').find((one) => one.includes(email)) ?? '';
    const answer = await gateway.get(/href="([^"]+)"/.exec(item)?.[1] ?? '/none');
    expect([
      answer.status,
      answer.headers.get('cache-control'),
      answer.headers.get('referrer-policy'),
    ]).toEqual([200, 'no-store', 'no-referrer']);
    expect(await answer.text()).toMatch(/https:\/\/fair\.example\/resetPassword\?reset_token=[\w-]{43}/);
    expect((await gateway.get('/mailbox/0')).status).toBe(404);
  });

  it('escapes the text of a mail', async () => {
    await embedded.db.rows({
      text: `insert into mail (recipient, kind, lang, subject, text, html, next_attempt_at)
        values ('"<b>x</b>"@fair.example', 'reset', 'en', '<script>', 'x', 'x', null)`,
    });
    const list = await (await gateway.get('/mailbox')).text();
    expect(list).toContain('&lt;script&gt;');
    expect(list).not.toContain('<script>');
    expect(list).not.toContain('<b>x');
  });

  it('is closed in production: without the setting, and under any host name that is not local', async () => {
    const email = newEmail();
    await register(email);
    await requestReset(email);
    expect(await (await closed.get('/mailbox')).text()).not.toContain(email);
    for (const host of ['fair.example', '127.0.0.1.evil.example', '10.0.0.1']) {
      const { status, text } = await newVisitor(gateway).get('/mailbox', { host });
      expect([host, status, (await text()).includes(email)]).toEqual([host, 404, false]);
    }
  });

  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:4000' }, true],
    [{ PUBLIC_URL: 'https://fair.example' }, false],
    [{ PUBLIC_URL: 'http://fair.example' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ TRUST_PROXY: 'true' }, false],
  ])('is open by default to requests from this machine only: %j', (given, open) => {
    expect(isPrivate(readSettings(given))).toBe(open);
  });
});
