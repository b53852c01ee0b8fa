// §5 the check of an email before a registration: the member check and the verification.
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { startGateway } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, close } = await startBoth();
beforeEach(() => upstream.reset());
afterEach(() => void vi.useRealTimers());
afterAll(close);

const another = (env: Record<string, string>) => startGateway({ upstreamUrl: upstream.url, env });

describe('§5 checks of an email', () => {
  const check =
    'mutation($email: String!) { memberCheck(email: $email) { __typename ... on MemberCheck { registered isSupplier } ... on InvalidInput { fields { key } } } }';
  const verify =
    'mutation($email: String!) { verifyEmail(email: $email) { __typename ... on VerifiedEmail { outcome } ... on InvalidInput { fields { key } } } }';
  let cached: Awaited<ReturnType<typeof startGateway>>;
  let number = 0;
  let email = '';
  beforeEach(async () => {
    cached ??= await another({ CACHE_MAX_ENTRIES: '1000' });
    upstream.reset();
    email = `check${(number += 1)}@fairgate.example`;
  });
  afterAll(() => cached.close());
  const member = async () => (await cached.query(check, { email })).data['memberCheck'];
  const outcome = async () =>
    (await cached.query<{ verifyEmail: { outcome: string } }>(verify, { email })).data.verifyEmail.outcome;

  it("§5 the member check says whether an email is registered and whether it is a supplier's, without naming the account", async () => {
    expect(await member()).toEqual({ __typename: 'MemberCheck', registered: true, isSupplier: false });
    email = `other-${email}`;
    upstream.answer('memberCheck', (_call, response) =>
      json(response, { success: true, data: { registered: 0, supplierId: 2017 } }),
    );
    expect(await member()).toEqual({ __typename: 'MemberCheck', registered: false, isSupplier: true });
  });

  it('§5 an invalid email is not sent upstream', async () => {
    expect((await cached.query(check, { email: 'nobody' })).data['memberCheck']).toEqual({
      __typename: 'InvalidInput',
      fields: [{ key: 'i18n.valid.email' }],
    });
    expect((await cached.query(verify, { email: 'nobody' })).data['verifyEmail']).toEqual({
      __typename: 'InvalidInput',
      fields: [{ key: 'validator.email' }],
    });
    expect(upstream.calls).toEqual([]);
  });

  it('§9 the member check is cached for 60 s per email', async () => {
    await member();
    email = email.toUpperCase();
    await member();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59_000 });
    await member();
    expect(upstream.counts()).toEqual({ memberCheck: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    upstream.answer('memberCheck', (_call, response) =>
      json(response, { success: true, data: { registered: 0 } }),
    );
    expect(await member()).toMatchObject({ registered: false });
  });

  it('§5 a new registration is visible at once', async () => {
    upstream.answer('memberCheck', (_call, response) =>
      json(response, { success: true, data: { registered: 0 } }),
    );
    expect(await member()).toMatchObject({ registered: false });
    await cached.query('mutation($input: RegisterInput!) { register(input: $input) { __typename } }', {
      input: { email, password: 'fairgate1', clause: true },
    });
    upstream.reset();
    expect(await member()).toMatchObject({ registered: true });
  });

  for (const [wire, expected] of [
    [{ isVerify: 'valid', result: 1 }, 'COMPANY_RECOMMENDED'],
    [{ isVerify: 'valid', result: 2 }, 'PASSES'],
    [{ isVerify: 'valid', result: 3 }, 'INVALID'],
    [{ isVerify: 'invalid' }, 'INVALID'],
  ] as const) {
    it(`§5 verification ${JSON.stringify(wire)} is ${expected}`, async () => {
      upstream.answer('verifyPublicEmail', (_call, response) =>
        json(response, { success: true, data: wire }),
      );
      expect(await outcome()).toBe(expected);
    });
  }

  it('§9 verification is cached for 36 minutes', async () => {
    await outcome();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 35 * 60_000 });
    await outcome();
    expect(upstream.counts()).toEqual({ verifyPublicEmail: 1 });
  });

  it('§5 verification that fails, or takes over 3 s, is unknown; that result is not cached', async () => {
    upstream.answer('verifyPublicEmail', (_call, response) => json(response, { success: false, code: 500 }));
    expect(await outcome()).toBe('UNKNOWN');
    upstream.answer('verifyPublicEmail', () => undefined);
    const begun = performance.now();
    expect(await outcome()).toBe('UNKNOWN');
    expect(performance.now() - begun).toBeGreaterThan(2_900);
    expect(performance.now() - begun).toBeLessThan(8_000);
    upstream.reset();
    expect(await outcome()).toBe('PASSES');
  });
});
