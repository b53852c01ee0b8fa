// A business card as an SD-JWT (RFC 9901), signed by the service with the keys of the badges. The owner discloses single
// fields by leaving out the others' disclosures; a checker needs only the public keys.
import {
  fromBase64Url,
  isSignedBy,
  type PrivateBadgeKey,
  type PublicBadgeKey,
  signWith,
  toBase64Url,
} from './keys.ts';

const type = 'fairgate-card+sd-jwt';
const algorithm = 'EdDSA';
const digestName = 'sha-256';
const saltBytes = 16;
/** A wrong clock of this much decides nothing. */
const clockToleranceSeconds = 86_400;

/** Field → text. The names are the caller's. */
type Fields = Readonly<Record<string, string>>;

type Claims = {
  /** The card, without telling the account. */
  readonly sub: string;
  /** In seconds since 1970 (UTC), as `exp`. */
  readonly iat: number;
  readonly exp: number;
  readonly _sd_alg: typeof digestName;
  /** Digests of the disclosures, sorted, so that their order tells nothing. */
  readonly _sd: readonly string[];
};

export type CardVerdict =
  | { readonly problem: 'not-a-card' | 'unknown-key' | 'forged' | 'expired' }
  | {
      readonly problem?: undefined;
      readonly subject: string;
      readonly fields: Fields;
      readonly validUntil: number;
    };

const utf8 = new TextEncoder();
const encode = (value: unknown): string => toBase64Url(utf8.encode(JSON.stringify(value)));

async function digestOf(disclosure: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(disclosure))));
}

/** A card with all its fields disclosed. */
export async function signCard(
  card: {
    readonly subject: string;
    readonly fields: Fields;
    readonly issuedAt: number;
    readonly validUntil: number;
  },
  key: PrivateBadgeKey,
): Promise<string> {
  const disclosures = Object.entries(card.fields).map(([name, value]) =>
    encode([toBase64Url(crypto.getRandomValues(new Uint8Array(saltBytes))), name, value]),
  );
  const claims: Claims = {
    sub: card.subject,
    iat: card.issuedAt,
    exp: card.validUntil,
    _sd_alg: digestName,
    _sd: (await Promise.all(disclosures.map(digestOf))).sort(),
  };
  const signed = `${encode({ alg: algorithm, typ: type, kid: key.kid })}.${encode(claims)}`;
  const signature = toBase64Url(await signWith(key, utf8.encode(signed)));
  return `${[`${signed}.${signature}`, ...disclosures].join('~')}~`;
}

/** The same card with these fields only. */
export function discloseCard(code: string, names: readonly string[]): string {
  const [token = '', ...disclosures] = code.split('~').slice(0, -1);
  const chosen = disclosures.filter((one) => names.includes(fieldOf(one)?.[0] ?? ''));
  return `${[token, ...chosen].join('~')}~`;
}

/** Which fields a card discloses, and whether the service signed them. Never rejects. */
export async function verifyCard(
  code: string,
  { keys, nowSeconds }: { readonly keys: readonly PublicBadgeKey[]; readonly nowSeconds: number },
): Promise<CardVerdict> {
  const [token = '', ...disclosures] = code.split('~');
  // Ends with a tilde: there is no key binding.
  if (disclosures.pop() !== '') return { problem: 'not-a-card' };
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const header = decode(head);
  const claims = decode(body);
  const signatureBytes = fromBase64Url(signature);
  if (more.length > 0 || header?.['alg'] !== algorithm || header['typ'] !== type)
    return { problem: 'not-a-card' };
  if (!isClaims(claims) || signatureBytes?.length !== 64) return { problem: 'not-a-card' };
  const key = keys.find(({ kid }) => kid === header['kid']);
  if (!key) return { problem: 'unknown-key' };
  if (!(await isSignedBy(key, signatureBytes, utf8.encode(`${head}.${body}`)))) return { problem: 'forged' };
  const fields = new Map<string, string>();
  for (const disclosure of disclosures) {
    const field = fieldOf(disclosure);
    if (!field || fields.has(field[0]) || !claims._sd.includes(await digestOf(disclosure)))
      return { problem: 'forged' };
    fields.set(...field);
  }
  if (claims.exp + clockToleranceSeconds < nowSeconds) return { problem: 'expired' };
  return { subject: claims.sub, fields: Object.fromEntries(fields), validUntil: claims.exp };
}

function decode(text: string): Record<string, unknown> | undefined {
  const bytes = fromBase64Url(text);
  // Another text of the same bytes is another card.
  if (!bytes || toBase64Url(bytes) !== text) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function fieldOf(disclosure: string): readonly [name: string, value: string] | undefined {
  const parts = decode(disclosure);
  if (!Array.isArray(parts) || parts.length !== 3) return undefined;
  const [salt, name, value] = parts as unknown[];
  return typeof salt === 'string' && typeof name === 'string' && typeof value === 'string'
    ? [name, value]
    : undefined;
}

function isClaims(found: Record<string, unknown> | undefined): found is Claims {
  return (
    typeof found?.['sub'] === 'string' &&
    Number.isSafeInteger(found['iat']) &&
    Number.isSafeInteger(found['exp']) &&
    found['_sd_alg'] === digestName &&
    Array.isArray(found['_sd']) &&
    found['_sd'].every((digest) => typeof digest === 'string')
  );
}
