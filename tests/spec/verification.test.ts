// Codes that prove an email or a phone number (§7.3 verify mobile/email/whatsapp), at the gateway.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const id = '0b9c2f0e-7a51-4a3e-9d63-2f1f8f1f6a11';
const failure = /* GraphQL */ `... on Failure { code path } ... on InvalidInput { fields { name key } } ... on RateLimited { retryAfterSeconds }`;
const send = async (input: object) =>
  (
    await gateway.query<{ sendVerificationCode: Record<string, unknown> }>(
      `mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) {
        __typename ... on VerificationCode { verificationId expiresInSeconds resendAfterSeconds } ${failure} } }`,
      { input: { idempotencyKey: id, ...input } },
    )
  ).data.sendVerificationCode;
const check = async (input: object) =>
  (
    await gateway.query<{ checkVerificationCode: Record<string, unknown> }>(
      `mutation ($input: CheckVerificationCodeInput!) { checkVerificationCode(input: $input) {
        __typename ... on VerifiedAddress { verificationId expiresInSeconds } ${failure} } }`,
      { input: { verificationId: id, ...input } },
    )
  ).data.checkVerificationCode;
const phone = { dialingCode: '+20', mobile: '100 123 4567' };

describe('§7.3 a code', () => {
  it.each([
    [{ channel: 'EMAIL', email: ' amal@example.com ' }, 'verifyEmail', { email: 'amal@example.com' }],
    [{ channel: 'MOBILE', ...phone }, 'verifyMobile', { countryCode: '20', number: '100 123 4567' }],
    [{ channel: 'WHATSAPP', ...phone }, 'verifyWhatsapp', { countryCode: '20', number: '100 123 4567' }],
  ])('%j is one call, with the key as a header', async (input, operation, data) => {
    expect(await send(input)).toEqual({
      __typename: 'VerificationCode',
      verificationId: id,
      expiresInSeconds: 2_160,
      resendAfterSeconds: 60,
    });
    expect(upstream.calls).toHaveLength(1);
    expect(upstream.calls[0]).toMatchObject({
      operation,
      headers: { 'idempotency-key': id },
      body: { data },
    });
  });

  it('§5 needs an address of its channel, a key that cannot be guessed, and six digits', async () => {
    for (const [input, fields] of [
      [{ channel: 'EMAIL', email: 'nobody' }, ['email']],
      [{ channel: 'EMAIL', ...phone }, ['email']],
      [{ channel: 'MOBILE', email: 'amal@example.com' }, ['dialingCode', 'mobile']],
      [{ channel: 'WHATSAPP', dialingCode: 'x', mobile: '1' }, ['dialingCode', 'mobile']],
      [{ channel: 'EMAIL', email: 'amal@example.com', idempotencyKey: '12345678' }, ['idempotencyKey']],
    ] as const)
      expect(await send(input)).toMatchObject({
        __typename: 'InvalidInput',
        fields: fields.map((name) => ({ name })),
      });
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect([code, await check({ code })]).toMatchObject([
        code,
        { __typename: 'InvalidInput', fields: [{ name: 'code' }] },
      ]);
    expect(upstream.calls).toEqual([]);
  });

  it.each([
    [40_121, 'WRONG_CODE'],
    [40_122, 'CODE_EXPIRED'],
  ])('§8 the failure %i of a check is a Refusal at the code', async (code, expected) => {
    upstream.answer('checkVerifyCode', (_, response) => json(response, { success: false, code, msg: 'no' }));
    expect(await check({ code: '123456' })).toMatchObject({
      __typename: 'Refusal',
      code: expected,
      path: ['code'],
    });
  });

  it.each([
    [40_021, 'INVALID_PHONE'],
    [404, 'NOT_FOUND'],
  ])('§8 the failure %i of a request is a Refusal at the number', async (code, expected) => {
    upstream.answer('verifyMobile', (_, response) => json(response, { success: false, code, msg: 'no' }));
    expect(await send({ channel: 'MOBILE', ...phone })).toMatchObject({
      __typename: 'Refusal',
      code: expected,
      path: ['mobile'],
    });
  });

  it('§8 too early a request says how long to wait', async () => {
    upstream.answer('verifyEmail', (_, response) =>
      json(response, { success: false, code: 42_901, msg: 'later', data: { retryAfterSeconds: 42 } }),
    );
    expect(await send({ channel: 'EMAIL', email: 'amal@example.com' })).toMatchObject({
      __typename: 'RateLimited',
      retryAfterSeconds: 42,
    });
  });

  it('a right one is checked by its id', async () => {
    expect(await check({ code: ' 123456 ' })).toEqual({
      __typename: 'VerifiedAddress',
      verificationId: id,
      expiresInSeconds: 2_160,
    });
    expect(upstream.calls[0]).toMatchObject({ body: { data: { verifyId: id, code: '123456' } } });
  });
});
