// Password hashing and comparison; no database.
import { hashPassword, isPassword } from '@fairgate/embedded/accounts/password';
import { describe, expect, it } from 'vitest';

describe('passwords', () => {
  it('are hashed by Argon2id with the OWASP parameters, each with a separate salt', async () => {
    const [one, other] = await Promise.all([hashPassword('fairgate1'), hashPassword('fairgate1')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect([
      await isPassword('fairgate1', one),
      await isPassword('fairgate2', one),
      await isPassword('fairgate1', null),
    ]).toEqual([true, false, false]);
  });

  it('are equal in any Unicode composition', async () => {
    expect(await isPassword('pa\u0301ssword', await hashPassword('p\u00e1ssword'))).toBe(true);
  });

  it('are hashed by a limited number of threads: further calls get the seconds to wait', async () => {
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword('fairgate1')));
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused.length).toBe(18);
    expect(refused[0]).toMatchObject({ code: 42_901, data: { retryAfterSeconds: 5 } });
  });

  it('a stored hash that cannot be parsed is a fault, not a wrong password', async () => {
    await expect(isPassword('fairgate1', 'plain')).rejects.toThrow('malformed');
  });
});
