// Notations of sizes: 450W, 450 W and ۴۵۰ W are equal; so are 1000 ml, 1,000 ml and 1 000 ml; 1,7 l and 1.7 l; 54x3 and
// 54×3.

// Ten consecutive digits each: Arabic-Indic, Persian, Thai, Burmese, Khmer and full-width digits.
const zeros = [0x0660, 0x06f0, 0x0e50, 0x1040, 0x17e0, 0xff10] as const;
const digitElsewhere = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\u1040-\u1049\u17e0-\u17e9\uff10-\uff19]/g;
// A number from 1000 on with a thousands separator (including no-break spaces). 0.125 is not one.
const grouped = /(?<![\p{L}\p{N}.,])([1-9]\d{0,2})((?:[.,'’\u00a0\u202f]\d{3})+)(?![\p{N}])(?!,\d)/gu;
// A Latin or Cyrillic letter between numbers is a multiplication sign.
const times = /(?<=\d\s?)[x×х✕*](?=\s?\d)/giu;
const numberBeforeUnit = /(?<![\p{L}\p{M}\p{N}])(\d+(?:[.,]\d+)*)(?=\p{L})/gu;

/** Normalises the numbers of a text and separates them from their units. Call it before spaces are normalised. */
export function plainNumbers(text: string): string {
  return text
    .replace(digitElsewhere, (digit) => digitOf(digit.charCodeAt(0)))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(grouped, (_, first: string, rest: string) => first + rest.replaceAll(/\D/g, ''))
    .replace(times, ' ')
    .replace(numberBeforeUnit, '$1 ');
}

function digitOf(code: number): string {
  return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
}

/** 1,7 is 1.7. */
export const withPoint = (token: string): string =>
  /^\d+,\d+$/.test(token) ? token.replace(',', '.') : token;

/** Whether the pieces form one number with spaces between thousands: 1 000. */
export const areThousands = (first: string, next: string | undefined): next is string =>
  /^[1-9]\d{0,2}$/.test(first) && next !== undefined && /^\d{3}$/.test(next);
