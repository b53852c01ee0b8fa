/** Digits run from left to right in a text of either direction, also those of a range: in isolates of Unicode. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * A range of days in Arabic or Farsi as Intl writes it. Days of one month, digits alone, become a range like every other one: '13–15',
 * without a word.
 */
export const daysLeftToRight = (written: string, from: string, to: string): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? written.replace(/(\d+)\s?(?:–|تا)\s?(\d+)/, leftToRight('$1–$2'))
    : written;
