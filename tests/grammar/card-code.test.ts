// Business cards as SD-JWTs (RFC 9901): only disclosed fields can be read, and nothing that is not signed.
import { discloseCard, signCard, verifyCard } from '@fairgate/badge/card';
import { createKey } from '@fairgate/badge/keys';
import { describe, expect, it } from 'vitest';

const key = await createKey();
const fields = { name: 'Amal Hassan', company: 'شركة النيل', email: 'amal@nile.example' };
const nowSeconds = 1_780_000_000;
const validUntil = nowSeconds + 1_000;
const code = await signCard({ subject: 'a-card', fields, issuedAt: nowSeconds, validUntil }, key);
const check = (text: string, at = nowSeconds, keys = [key]) => verifyCard(text, { keys, nowSeconds: at });

describe('a signed card', () => {
  it('discloses all fields, some or none; the others cannot be read from it', async () => {
    expect(await check(code)).toEqual({ subject: 'a-card', fields, validUntil });
    const shown = discloseCard(code, ['name']);
    expect(await check(shown)).toMatchObject({ fields: { name: 'Amal Hassan' } });
    expect((await check(shown)).problem).toBeUndefined();
    expect(await check(discloseCard(code, []))).toMatchObject({ fields: {} });
    const readable = shown
      .split(/[~.]/)
      .map((part) => Buffer.from(part, 'base64url').toString())
      .join();
    expect(readable).toContain('Amal');
    expect(readable).not.toMatch(/nile\.example|النيل|email|company/);
  });

  it('has its parts as RFC 9901 §4 says', () => {
    const [token = '', ...disclosures] = code.split('~');
    const [head = '', body = ''] = token.split('.');
    const read = (text: string) =>
      JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
    expect(read(head)).toMatchObject({ alg: 'EdDSA', kid: key.kid });
    expect(read(body)).toMatchObject({ _sd_alg: 'sha-256', exp: validUntil });
    expect(read(body)['_sd']).toHaveLength(3);
    expect(disclosures.pop()).toBe('');
    expect(disclosures.map((one) => (read(one) as unknown as string[])[1])).toEqual([
      'name',
      'company',
      'email',
    ]);
  });

  it('an expired card, and one of an unknown key, are told apart; a clock wrong by a day decides nothing', async () => {
    expect(await check(code, validUntil + 86_000)).toMatchObject({ fields });
    expect(await check(code, validUntil + 90_000)).toEqual({ problem: 'expired' });
    expect(await check(code, nowSeconds, [await createKey()])).toEqual({ problem: 'unknown-key' });
  });

  it('a disclosure of another card, a repeated one, and an own one are refused', async () => {
    const other = await signCard({ subject: 'b', fields: { name: 'Eve' }, issuedAt: 1, validUntil }, key);
    const [, disclosure = ''] = other.split('~');
    const [, own = ''] = code.split('~');
    for (const more of [disclosure, own, Buffer.from('["s","name","Eve"]').toString('base64url'), 'x'])
      expect(await check(`${code}${more}~`)).toEqual({ problem: 'forged' });
  });

  it('no altered code is accepted: each sign of it replaced, removed or doubled', async () => {
    const accepted: string[] = [];
    for (let at = 0; at < code.length; at += 1)
      for (const sign of ['', 'A', '~', code.charAt(at) + code.charAt(at)]) {
        const altered = code.slice(0, at) + sign + code.slice(at + 1);
        if (altered === code) continue;
        const verdict = await check(altered);
        // Leaving out whole disclosures is the owner's right.
        if (verdict.problem === undefined) accepted.push(altered);
      }
    expect(accepted).toEqual([]);
  });

  it('other texts are no cards', async () => {
    for (const text of ['', 'x', '~', 'a.b.c~', `${code}x`, code.slice(0, -1), 'FG1:ABC'])
      expect((await check(text)).problem).toBe('not-a-card');
  });
});
