/** A typed whole number, in the digits of any script and with any separators; undefined if there is none. */
export function readWholeNumber(text: string): number | undefined {
  const digits = Array.from(text, digitOf).join('');
  return digits === '' ? undefined : Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/**
 * A decimal digit of any script as 0–9; '' for every other character. The digits of a script are consecutive,
 * zero first.
 */
export function digitOf(character: string): string {
  if (!/\p{Nd}/u.test(character)) return '';
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}

/** A text with the digits of any script as 0–9, and without the signs between groups of three. */
export function latinDigits(text: string): string {
  return Array.from(text, (character) => digitOf(character) || character)
    .join('')
    .replace(/(?<=\d)[,'’\s٬](?=\d{3}(?!\d))/g, '');
}
