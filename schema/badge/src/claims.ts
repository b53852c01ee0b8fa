import { decode, encode } from 'cborg';

/** What a badge says. Times are in seconds since 1970 (UTC). */
export type BadgeClaims = {
  readonly number: string;
  readonly exhibitionId: string;
  readonly name: string;
  readonly company: string;
  readonly issuedAt: number;
  readonly validFrom: number;
  readonly validUntil: number;
};

/** Keeps the QR code coarse enough for any camera. A longer name is cut in the code only. */
export const claimMostBytes = 96;

/** CWT claims (RFC 8392 §4); name and company have keys of its range for private use. */
const keys = {
  number: 2,
  exhibitionId: 3,
  validUntil: 4,
  validFrom: 5,
  issuedAt: 6,
  name: -65_537,
  company: -65_538,
} as const satisfies Record<keyof BadgeClaims, number>;

const times = ['issuedAt', 'validFrom', 'validUntil'] as const;
const texts = ['number', 'exhibitionId', 'name', 'company'] as const;

/** CBOR without its ambiguities: one encoding for each value, nothing after it. */
export function decodeStrictly(bytes: Uint8Array): unknown {
  return decode(bytes, {
    useMaps: true,
    strict: true,
    rejectDuplicateMapKeys: true,
    allowIndefinite: false,
    allowUndefined: false,
    allowBigInt: false,
  });
}

export function encodeClaims(claims: BadgeClaims): Uint8Array {
  return encode(
    new Map<number, string | number>([
      [keys.number, claims.number],
      [keys.exhibitionId, claims.exhibitionId],
      [keys.validUntil, claims.validUntil],
      [keys.validFrom, claims.validFrom],
      [keys.issuedAt, claims.issuedAt],
      [keys.name, shorten(claims.name)],
      [keys.company, shorten(claims.company)],
    ]),
  );
}

/** undefined when a claim is missing or of another type. Unknown claims are ignored. @throws for malformed CBOR */
export function decodeClaims(bytes: Uint8Array): BadgeClaims | undefined {
  const map = decodeStrictly(bytes);
  if (!(map instanceof Map)) return undefined;
  const at = (name: keyof BadgeClaims): unknown => (map as Map<unknown, unknown>).get(keys[name]);
  if (!texts.every((name) => typeof at(name) === 'string')) return undefined;
  if (!times.every((name) => Number.isSafeInteger(at(name)))) return undefined;
  return Object.fromEntries([...texts, ...times].map((name) => [name, at(name)])) as BadgeClaims;
}

/** The longest start of whole characters, as a reader sees them, that fits. */
function shorten(text: string): string {
  const utf8 = new TextEncoder();
  if (utf8.encode(text).length <= claimMostBytes) return text;
  const ending = '…';
  let left = claimMostBytes - utf8.encode(ending).length;
  let start = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= utf8.encode(segment).length;
    if (left < 0) break;
    start += segment;
  }
  return start.trimEnd() + ending;
}
