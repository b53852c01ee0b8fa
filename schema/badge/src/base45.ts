// Base45 (RFC 9285): binary data in the characters of a QR code's alphanumeric mode.

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const base = alphabet.length;
const values = new Map(alphabet.split('').map((sign, value) => [sign, value]));

/** Two bytes are three characters; a last single byte is two. */
export function encodeBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2);
    let rest = second === undefined ? first : first * 256 + second;
    for (let count = second === undefined ? 2 : 3; count > 0; count--) {
      text += alphabet[rest % base];
      rest = Math.floor(rest / base);
    }
  }
  return text;
}

/** Strict: each sequence of bytes has one text. undefined for any other text. */
export function decodeBase45(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 3 === 1) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const group = text.slice(at, at + 3).split('');
    let number = 0;
    for (const sign of group.toReversed()) {
      const value = values.get(sign);
      if (value === undefined) return undefined;
      number = number * base + value;
    }
    const isPair = group.length === 3;
    if (number >= (isPair ? 65_536 : 256)) return undefined;
    if (isPair) bytes.push(number >> 8);
    bytes.push(number & 255);
  }
  return new Uint8Array(bytes);
}
