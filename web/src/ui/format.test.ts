import { languageCodes } from '@fairgate/schema/locales';
import { describe, expect, it } from 'vitest';
import { formatOf } from './format.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

describe("numbers, money and dates in the page's language", () => {
  it('gives a price the decimals of its currency, or as many as it has up to four', () => {
    const { money } = formatOf('en');
    expect(money(usd('12.5'))).toBe('$12.50');
    expect(money(usd('0.0125'))).toBe('$0.0125');
    expect(money({ amount: '1234567', currencyCode: 'JPY' })).toBe('¥1,234,567');
  });

  it.each(languageCodes)(
    '%s: Latin digits, the Gregorian calendar, no direction marks in prices',
    (language) => {
      const { money, date, number } = formatOf(language);
      expect(money(usd('1234.5'))).toMatch(/\d/);
      expect(money(usd('1234.5'))).not.toMatch(/[\u200e\u200f\u061c]/);
      expect(date('2026-03-12')).toContain('2026');
      expect(number(7)).toBe('7');
    },
  );

  it('shows one price where lowest and highest are the same', () => {
    expect(formatOf('en').moneyRange(usd('5'), usd('5'))).toBe('$5.00');
  });
});
