import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor, signedInBuyer } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const sent = (operation: string) =>
  upstream.calls
    .filter((call) => call.operation === operation)
    .map(({ body }) => body as { token: string; data: object });
const refuse = (operation: string, code: number) =>
  upstream.answer(operation, (_call, response) => json(response, { success: false, code, msg: 'no' }));
const failure = '... on InvalidInput { path fields { name key bound } } ... on Refusal { code path }';
const viewer = '{ viewer { __typename } }';

describe('§5 a one-time link', () => {
  const request = `mutation($email: String!) { requestPasswordReset(email: $email) { __typename ... on PasswordResetRequested { email } ${failure.split(' ... on Refusal')[0]} } }`;

  it('§5 is sent to an email; the answer does not reveal whether it has an account', async () => {
    expect(
      (await gateway.query(request, { email: ' amal@fair.example ' })).data['requestPasswordReset'],
    ).toEqual({ __typename: 'PasswordResetRequested', email: 'amal@fair.example' });
    expect(sent('sendResetPasswordLink')).toMatchObject([
      { data: { email: 'amal@fair.example', ip: '127.0.0.1' } },
    ]);
    expect((await gateway.query(request, { email: '' })).data['requestPasswordReset']).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ key: 'dig.exh.email.empty' }],
    });
  });

  it('at most five an hour for one email', async () => {
    const outcomes: unknown[] = [];
    for (let index = 0; index < 6; index += 1)
      outcomes.push(
        (await gateway.query(request, { email: 'often@fair.example' })).data['requestPasswordReset'],
      );
    expect(outcomes).toMatchObject([
      ...Array.from({ length: 5 }, () => ({ __typename: 'PasswordResetRequested' })),
      { __typename: 'RateLimited' },
    ]);
    expect(upstream.counts()).toEqual({ sendResetPasswordLink: 5 });
  });

  it('§5 is checked before a reset: whether it is valid, and the masked email of its account', async () => {
    const check =
      'mutation($link: String!) { checkPasswordLink(link: $link) { ... on PasswordLink { valid maskedEmail } } }';
    expect((await gateway.query(check, { link: 'link-1' })).data['checkPasswordLink']).toEqual({
      valid: true,
      maskedEmail: 'b***r@fairgate.example',
    });
    upstream.answer('checkResetPasswordLink', (_call, response) =>
      json(response, { success: true, data: { valid: false, email: '' } }),
    );
    expect((await gateway.query(check, { link: 'old' })).data['checkPasswordLink']).toEqual({
      valid: false,
      maskedEmail: null,
    });
  });

  for (const [mutation, token] of [
    ['resetPassword', 't-reset'],
    ['initPassword', 't-init'],
  ] as const) {
    const choose = `mutation($input: NewPasswordInput!) { ${mutation}(input: $input) { __typename ... on SignedIn { viewer { id } } ${failure} } }`;

    it(`§5 ${mutation} takes a new password by the rules of registration, and signs in`, async () => {
      const visitor = newVisitor(gateway);
      expect(
        (await visitor.query(choose, { input: { link: 'link-2', password: '12345' } })).data[mutation],
      ).toMatchObject({ fields: [{ name: 'password', key: 'validator.minlength', bound: 6 }] });
      expect(
        (await visitor.query(choose, { input: { link: 'link-2', password: ' fairgate' } })).data[mutation],
      ).toEqual({ __typename: 'SignedIn', viewer: { id: '100001' } });
      expect(sent(mutation)).toMatchObject([
        { data: { link: 'link-2', password: ' fairgate', ip: '127.0.0.1' } },
      ]);
      expect(sent('getUserInfo')).toMatchObject([{ token }]);
      expect((await visitor.query(viewer)).data['viewer']).toEqual({ __typename: 'Buyer' });
    });

    it(`§8 ${mutation}: a used or expired link does not sign in`, async () => {
      refuse(mutation, 40_103);
      const visitor = newVisitor(gateway);
      expect(
        (await visitor.query(choose, { input: { link: 'link-3', password: 'fairgate2' } })).data[mutation],
      ).toEqual({ __typename: 'Refusal', code: 'RESET_LINK_INVALID', path: ['link'] });
      expect(visitor.given()).toEqual([]);
    });
  }

  it('attempts at one link are limited, over all mutations', async () => {
    for (let index = 0; index < 10; index += 1)
      await gateway.query('mutation { checkPasswordLink(link: "guess") { __typename } }');
    upstream.reset();
    const { data } = await gateway.query(
      'mutation { resetPassword(input: { link: "guess", password: "fairgate2" }) { __typename } }',
    );
    expect(data['resetPassword']).toEqual({ __typename: 'RateLimited' });
    expect(upstream.calls).toEqual([]);
  });
});

describe('§5 a password change', () => {
  const change = `mutation($input: ChangePasswordInput!) { changePassword(input: $input) { __typename ... on PasswordChanged { viewer { id } } ${failure} } }`;
  const input = { oldPassword: 'fairgate1', newPassword: 'fairgate2' };

  it('§5 keeps the session of the caller', async () => {
    const buyer = await signedInBuyer(gateway);
    expect((await buyer.query(change, { input })).data['changePassword']).toEqual({
      __typename: 'PasswordChanged',
      viewer: { id: '100001' },
    });
    expect(sent('changePassword')).toMatchObject([{ token: 't-1', data: input }]);
    expect((await buyer.query(viewer)).data['viewer']).not.toBeNull();
  });

  it('§5 needs the old password, and a new one of six characters', async () => {
    const buyer = await signedInBuyer(gateway);
    expect(
      (await buyer.query(change, { input: { ...input, newPassword: '12345' } })).data['changePassword'],
    ).toMatchObject({ fields: [{ name: 'newPassword', key: 'validator.minlength', bound: 6 }] });
    refuse('changePassword', 40_101);
    expect((await buyer.query(change, { input })).data['changePassword']).toEqual({
      __typename: 'Refusal',
      code: 'WRONG_PASSWORD',
      path: ['oldPassword'],
    });
  });

  it('failed logins of other visitors do not block a signed-in buyer; the change has a limit of its own', async () => {
    const buyer = await signedInBuyer(gateway);
    const login =
      'mutation($email: String!) { login(input: { email: $email, password: "wrong1" }) { __typename } }';
    const {
      viewer: { email },
    } = (await buyer.query<{ viewer: { email: string } }>('{ viewer { ... on Buyer { email } } }')).data;
    refuse('login', 40_101);
    for (let index = 0; index < 11; index += 1) await gateway.query(login, { email });
    expect((await buyer.query(change, { input })).data['changePassword']).toMatchObject({
      __typename: 'PasswordChanged',
    });
    refuse('changePassword', 40_101);
    for (let index = 0; index < 10; index += 1)
      expect((await buyer.query(change, { input })).data['changePassword']).toMatchObject({
        code: 'WRONG_PASSWORD',
      });
    expect((await buyer.query(change, { input })).data['changePassword']).toMatchObject({
      __typename: 'RateLimited',
    });
  });
});

describe("§2.2 the address of a mail's link", () => {
  it.each([
    '/resetPassword?reset_token=s',
    '/initPassword?init_token=s&init_email=a%40b.co',
    '/setting/unsubscribe?lang=ar&unsubscribe_token=s',
  ])('%s is not cached and sends no referrer to other sites', async (path) => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers } = await gateway.get(path);
      expect([
        status,
        headers.get('cache-control'),
        headers.get('etag'),
        headers.get('referrer-policy'),
      ]).toEqual([200, 'no-store', null, 'no-referrer']);
    }
    expect((await gateway.get(path.replace(/\?.*/, ''))).headers.get('cache-control')).toMatch(/s-maxage/);
  });
});
