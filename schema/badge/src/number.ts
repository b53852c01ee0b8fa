// The number on a badge: eight random symbols, `K7Q2-9MXD`. Crockford's alphabet has no letters that look like digits.

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const symbols = 8;
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** 40 random bits: a number cannot be found by counting up from another one. */
export function randomBadgeNumber(): string {
  const random = crypto.getRandomValues(new Uint8Array(symbols));
  return group([...random].map((byte) => alphabet[byte % alphabet.length]).join(''));
}

/** The number that a person typed, in any case, with or without its hyphen; undefined for another form. */
export function toBadgeNumber(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (sign) => lookAlikes[sign] ?? sign);
  return plain.length === symbols && plain.split('').every((sign) => alphabet.includes(sign))
    ? group(plain)
    : undefined;
}

const group = (plain: string): string => `${plain.slice(0, 4)}-${plain.slice(4)}`;
