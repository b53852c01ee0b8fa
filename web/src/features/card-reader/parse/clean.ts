// Text as it is read from a picture, made as a person would type it.

const directionMarks = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const hanOrKana = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]`;
/** Tesseract puts spaces between the characters of these scripts. */
const spaceBetween = new RegExp(`(?<=${hanOrKana}) +(?=${hanOrKana})`, 'gu');
/** Decoration, borders and icons at the ends of a line. */
const edge = /^[^\p{L}\p{N}(+〒@]+|[^\p{L}\p{M}\p{N}).+]+$/gu;

export function cleanLine(text: string): string {
  return (
    text
      .replaceAll(directionMarks, '')
      // Wide letters and digits of East Asian type.
      .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
      // Thai sara am is read as its two halves.
      .replaceAll('\u0E4D\u0E32', '\u0E33')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(spaceBetween, '')
      .replaceAll(edge, '')
      .normalize('NFC')
  );
}

/** Lower case without accents, for comparisons. */
export const plain = (text: string): string =>
  text
    .toLocaleLowerCase('en')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss');

/** Text in a right-to-left line is read in the order of the screen: its groups of digits are turned round. */
export const inReadingOrder = (number: string): string =>
  /^[\d\s().-]+\+$/.test(number)
    ? `+${number.slice(0, -1).trim().split(/\s+/).toReversed().join(' ')}`
    : number;
