import { decodeBase45, encodeBase45 } from '@fairgate/badge/base45';
import { type BadgeClaims, claimMostBytes } from '@fairgate/badge/claims';
import { createKey, type PrivateBadgeKey } from '@fairgate/badge/keys';
import { randomBadgeNumber, toBadgeNumber } from '@fairgate/badge/number';
import { signBadge } from '@fairgate/badge/sign';
import { type BadgeContext, type BadgeVerdict, verifyBadge } from '@fairgate/badge/verify';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alteredCodes } from '../setup/altered-codes.ts';

const day = 86_400;
const opening = Date.UTC(2027, 1, 10) / 1000;
const claims: BadgeClaims = {
  number: 'K7Q2-9MXD',
  exhibitionId: '3001',
  name: 'Amina El-Sayed',
  company: 'Nile Trading House',
  issuedAt: opening - 30 * day,
  validFrom: opening,
  validUntil: opening + 3 * day,
};
const key = await createKey();
const code = await signBadge(claims, key);
const atTheGate: BadgeContext = {
  keys: [key],
  exhibitionId: '3001',
  nowSeconds: opening + day,
  isRevoked: () => false,
};
const check = (text: string, context: Partial<BadgeContext> = {}): Promise<BadgeVerdict> =>
  verifyBadge(text, { ...atTheGate, ...context });

/** A person in each script of §3's 19 languages. */
const people = [
  ['王小明', '宁波浩宇电器有限公司'],
  ['Amina El-Sayed', 'Nile Trading House'],
  ['محمد عبد الله', 'شركة النيل للتجارة'],
  ['زهرا محمدی', 'بازرگانی پارس'],
  ['Đặng Thị Hồng', 'Công ty Cổ phần Thương mại'],
  ['Юлия Щербакова', 'ООО «Снабжение»'],
  ['山田 太郎', '株式会社東京商事'],
  ['김민준', '주식회사 한국무역'],
  ['สมชาย ใจดี', 'บริษัท ไทยการค้า จำกัด'],
  ['ကိုမောင်မောင်', 'မြန်မာကုန်သွယ်ရေး'],
  ['សុខ វណ្ណា', 'ក្រុមហ៊ុនពាណិជ្ជកម្ម'],
  ['Çağlar Öztürk', 'İğneli Tekstil A.Ş.'],
] as const;

describe('the code of a badge (docs/badge-format.md)', () => {
  test('each person of §3 is read as signed, whatever the script', async () => {
    for (const [name, company] of people) {
      const own = await signBadge({ ...claims, name, company }, key);
      expect(await check(own)).toEqual({ claims: { ...claims, name, company } });
    }
  });

  test('it has the characters of a QR code’s alphanumeric mode only', () => {
    expect(code).toMatch(/^FG1:[0-9A-Z $%*+\-./:]+$/);
    // Version 11 of a QR code at level M.
    expect(code.length).toBeLessThanOrEqual(366);
  });

  test('any claims are read as signed; long names are cut between characters', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, text, fc.nat(10 ** 9), async (name, company, exhibition) => {
        const signed = await signBadge({ ...claims, name, company, exhibitionId: `${exhibition}` }, key);
        const { claims: read, problem } = await check(signed, { exhibitionId: `${exhibition}` });
        expect(problem).toBeUndefined();
        expectStartOf(read?.name, name);
        expectStartOf(read?.company, company);
      }),
      { numRuns: 200 },
    );
  });

  test('the same claims and key give the same code', async () => {
    expect(await signBadge(claims, key)).toBe(code);
  });
});

describe('a code that does not prove its badge is refused with its own reason', () => {
  const bytes = decodeBase45(code.slice(4)) ?? new Uint8Array();

  test('each single flipped bit', async () => {
    const problems = new Set<string | undefined>();
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const altered = bytes.slice();
      altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      problems.add((await check(`FG1:${encodeBase45(altered)}`)).problem);
    }
    expect(problems).toEqual(new Set(['forged', 'damaged', 'unknown-key']));
  });

  test('each cut', async () => {
    for (let length = 0; length < code.length; length++)
      expect((await check(code.slice(0, length))).problem).toBe(length < 4 ? 'not-a-badge' : 'damaged');
  });

  test('text after its end', async () => {
    for (const more of ['0', '00', '000', ' ', 'FG1:', code])
      expect((await check(code + more)).problem).toBe('damaged');
  });

  test('altered in any other way', async () => {
    for (const altered of alteredCodes(code, 300, 1))
      expect([altered, (await check(altered)).problem]).toEqual([altered, expect.any(String)]);
  });

  test('another key: unknown, or forged under the known key’s id', async () => {
    const other = await createKey();
    expect((await check(await signBadge(claims, other))).problem).toBe('unknown-key');
    const disguised: PrivateBadgeKey = { ...other, kid: key.kid };
    expect((await check(await signBadge(claims, disguised))).problem).toBe('forged');
    expect((await check(code, { keys: [] })).problem).toBe('unknown-key');
    for (const [name, company] of people) {
      const forged = await signBadge({ ...claims, number: randomBadgeNumber(), name, company }, disguised);
      expect([name, (await check(forged)).problem]).toEqual([name, 'forged']);
    }
  });

  test('another QR code', async () => {
    for (const text of ['', 'https://fair.example/', 'fg1:ABC', 'FG2:ABC', 'K7Q2-9MXD'])
      expect((await check(text)).problem).toBe('not-a-badge');
  });

  test.each([
    ['other-exhibition', { exhibitionId: '3002' }],
    ['revoked', { isRevoked: ({ number }: BadgeClaims) => number === claims.number }],
    ['not-yet-valid', { nowSeconds: opening - day }],
    ['expired', { nowSeconds: opening + 4 * day }],
    ['wrong-clock', { nowSeconds: claims.issuedAt - day }],
  ] as const)('%s, with the claims of the badge', async (problem, context) => {
    expect(await check(code, context)).toEqual({ problem, claims });
  });

  test('a clock that differs by minutes decides nothing', async () => {
    for (const nowSeconds of [claims.validFrom - 300, claims.validUntil + 300])
      expect((await check(code, { nowSeconds })).problem).toBeUndefined();
  });
});

describe('@noble/ed25519, for browsers without Ed25519 in WebCrypto', () => {
  test('accepts and refuses the same codes', async () => {
    const { importKey } = crypto.subtle;
    crypto.subtle.importKey = (() => Promise.reject(new Error('no Ed25519'))) as never;
    try {
      expect(await check(code)).toEqual({ claims });
      const forged = await check(code.slice(0, -3) + (code.endsWith('000') ? '100' : '000'));
      expect(forged.problem).toBe('forged');
    } finally {
      crypto.subtle.importKey = importKey;
    }
  });
});

describe('base45 (RFC 9285)', () => {
  test.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
  ])('%s is %s', (text, encoded) => {
    expect(encodeBase45(Buffer.from(text))).toBe(encoded);
    expect(Buffer.from(decodeBase45(encoded) ?? []).toString()).toBe(text);
  });

  test('any text is either refused or the one text of its bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0129AZ $%*+-./:a'.split('')) }), (text) => {
        const read = decodeBase45(text);
        if (read) expect(encodeBase45(read)).toBe(text);
      }),
    );
    expect(decodeBase45('GGW')).toBeUndefined();
    expect(decodeBase45('::')).toBeUndefined();
  });
});

describe('numbers of badges', () => {
  test('are read as typed: any case, spaces, no hyphen, letters for look-alike digits', () => {
    expect(toBadgeNumber(' k7q2 9mxd')).toBe('K7Q2-9MXD');
    expect(toBadgeNumber('olil0123')).toBe('0111-0123');
    for (const other of ['', 'K7Q2-9MX', 'K7Q2-9MXDD', 'B31-4021', 'K7Q2-9MX!'])
      expect(toBadgeNumber(other)).toBeUndefined();
  });

  test('are random', () => {
    const numbers = Array.from({ length: 1000 }, randomBadgeNumber);
    expect(new Set(numbers).size).toBe(1000);
    for (const number of numbers) expect(toBadgeNumber(number)).toBe(number);
  });
});

/** The whole text, or a start of it with an ellipsis. */
function expectStartOf(read: string | undefined, whole: string): void {
  if (read === whole) return;
  expect(Buffer.byteLength(whole)).toBeGreaterThan(claimMostBytes);
  expect(read?.endsWith('…')).toBe(true);
  expect(whole.startsWith(read?.slice(0, -1).trimEnd() ?? '?')).toBe(true);
}
