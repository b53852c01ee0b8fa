import { languageCodes } from '@fairgate/schema/locales';
import { describe, expect, it } from 'vitest';
import { formatDayAndTime, formatTime } from './format-time.ts';
import { formatOf } from './format.ts';
import { dateRangeByNames, registerNames } from './intl-names.ts';

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
    expect(formatOf('en').roundMoneyRange(usd('5'), usd('5.00'))).toBe('$5');
  });

  it('writes round amounts without decimals, and others in full', () => {
    const { roundMoney, roundMoneyRange } = formatOf('en');
    expect(roundMoneyRange(usd('380'), usd('430.00'))).toBe('$380\u00a0– $430');
    expect(roundMoneyRange(usd('0.0125'), usd('0.02'))).toBe('$0.0125\u00a0– $0.0200');
    expect(roundMoney(usd('0.005'))).toBe('$0.005');
  });

  it('writes hours with the digits of the language', () => {
    const night = Date.parse('2026-11-21T00:58:00Z');
    const at = (language: string) => formatTime(language, night, { timeZone: 'UTC' });
    for (const language of ['en', 'zh', 'pt', 'de', 'pl', 'tr', 'ru', 'vi'])
      expect(at(language)).toBe('00:58');
    expect(at('id')).toBe('00.58');
    expect(at('ja')).toBe('0:58');
    expect(at('th')).toBe('00:58\u00a0น.');
    expect(at('es')).toMatch(/^12:58\sa\.m\.$/);
    for (const language of ['de', 'pl', 'pt', 'tr', 'ru'])
      expect(formatDayAndTime(language, '2026-11-21T00:58:00Z')).toMatch(/ \d\d:58$/);
  });

  it('a range of prices breaks after its dash, and not in a number', () => {
    const range = (language: string) => formatOf(language).moneyRange(usd('12.5'), usd('1890'));
    expect(range('en')).toBe('$12.50\u00a0– $1,890.00');
    expect(range('zh')).toBe('US$12.50–1,890.00');
    expect(range('ko')).toBe('US$12.50~\u200b1,890.00');
  });

  it('has one range sign in a language', () => {
    const ranges = (language: string) => {
      const { range, rangeOfText, moneyRange, roundMoneyRange } = formatOf(language);
      return [range(20, 1034), rangeOfText('501–1000'), rangeOfText('51-200')].concat(
        moneyRange(usd('11'), usd('13.4')),
        roundMoneyRange(usd('11'), usd('13')),
      );
    };
    for (const language of languageCodes)
      for (const range of ranges(language))
        expect(range).toContain(language === 'ja' ? '〜' : language === 'ko' ? '~' : '–');
    expect(formatOf('de').range(20, 1034)).toBe('\u206620–1.034\u2069');
    expect(formatOf('ja').rangeOfText('501–1000')).toBe('\u2066501〜1,000\u2069');
    expect(formatOf('ja').moneyRange(usd('11'), usd('13.4'))).toBe('$11.00\u00a0〜 $13.40');
    expect(formatOf('ko').rangeOfText('over 5000')).toBe('\u2066over 5000\u2069');
  });

  it('joins a number and its unit as the language does', () => {
    const pieces = { forms: { one: 'piece', other: 'pieces' } };
    expect(formatOf('en').counted(1, pieces)).toBe('1\u00a0piece');
    expect(formatOf('en').counted(1_000, pieces)).toBe('1,000\u00a0pieces');
    expect(formatOf('en').counted(1.5, pieces)).toBe('1.5\u00a0pieces');
    expect(formatOf('ja').counted(50, { forms: { other: '個' } })).toBe('50個');
    expect(formatOf('ko').counted(50, { forms: { other: 'kg' } })).toBe('50\u00a0kg');
  });

  it('gives both ends of a rounded range the same decimals', () => {
    const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
    const { roundMoneyRange } = formatOf('es');
    expect(roundMoneyRange(usd('38.50'), usd('43.00'))).toMatch(/38.50–43.00/);
    expect(roundMoneyRange(usd('38.00'), usd('43.00'))).toMatch(/38–43/);
  });

  it('writes the days of a range like a single day', () => {
    const { date, dateRange } = formatOf('ja');
    expect(dateRange('2026-11-21', '2026-11-23')).toBe(`${date('2026-11-21')}〜11月23日`);
    expect(formatOf('zh').dateRange('2026-12-30', '2027-01-02')).toBe('2026年12月30日–2027年1月2日');
    expect(formatOf('en').date('2026-11-21')).toBe('21\u00a0Nov\u00a02026');
    expect(formatOf('en').dateRange('2026-11-21', '2026-11-23')).toBe('21–23 Nov 2026');
    expect(formatOf('es').dateRange('2026-11-21', '2026-11-23')).toBe('21–23 nov 2026');
    expect(formatOf('pt').dateRange('2026-11-21', '2026-11-23')).toBe('21–23 de nov. de 2026');
  });

  it('runs digits from left to right in Arabic and Farsi: numbers, days and times; words in the order of the text', () => {
    for (const [language, month] of [
      ['ar', 'ديسمبر'],
      ['fa', 'دسامبر'],
    ] as const) {
      const { range, dateRange } = formatOf(language);
      expect(range(33, 37)).toBe('\u206633–37\u2069');
      expect(dateRange('2026-12-13', '2026-12-15')).toBe(`\u206613–15\u2069 ${month} 2026`);
      expect(dateRange('2026-12-30', '2027-01-02')).not.toContain('\u2066');
    }
    expect(formatOf('fa').dateRange('2026-11-30', '2026-12-02')).toBe('30 نوامبر تا 2 دسامبر 2026');
  });

  it('writes Vietnamese dates as numbers, and what both days share once', () => {
    const { date, dateRange, monthOfYear } = formatOf('vi');
    expect(date('2026-11-21')).toBe('21/11/2026');
    expect(monthOfYear('2025-09-01')).toBe('9/2025');
    expect(dateRange('2026-11-21', '2026-11-24')).toBe('21–24/11/2026');
    expect(dateRange('2026-11-30', '2026-12-02')).toBe('30/11–2/12/2026');
    expect(dateRange('2026-12-30', '2027-01-02')).toBe('30/12/2026–2/1/2027');
  });

  it('writes Spanish numbers as in Latin America, where its words are from', () => {
    const { money, number, score } = formatOf('es');
    expect(money(usd('1234.5'))).toBe('USD\u00a01,234.50');
    expect(number(1234)).toBe('1,234');
    expect(score(4.6)).toBe('4.6');
  });

  it('has no comma before the English and the Tagalog word for and', () => {
    expect(formatOf('en').list(['BSCI', 'ISO 9001', 'Sedex'])).toBe('BSCI, ISO 9001 and Sedex');
    expect(formatOf('tl').list(['BSCI', 'ISO 9001', 'Sedex'])).toBe('BSCI, ISO 9001 at Sedex');
  });

  it('separates Latin names from the word between them', () => {
    expect(formatOf('th').list(['ISO 9001', 'CE'])).toBe('ISO 9001 และ CE');
    expect(formatOf('th').list(['BSCI', 'ISO 9001', 'Sedex'])).toBe('BSCI, ISO 9001 และ Sedex');
    expect(formatOf('th').list(['จีน', 'ญี่ปุ่น', 'ไทย'])).toBe('จีน ญี่ปุ่น และไทย');
    expect(formatOf('zh').list(['ISO 9001', '欧盟'])).toBe('ISO 9001 和欧盟');
    const isolated = ['\u2068ISO 9001\u2069', '\u2068Sedex\u2069'];
    expect(formatOf('th').list(isolated)).toBe(isolated.join(' และ '));
    expect(formatOf('zh').list(isolated)).toBe(isolated.join(' 和 '));
  });

  it('has no comma before the Persian word for and', () => {
    expect(formatOf('fa').list(['آلمان', 'ژاپن', 'کانادا'])).toMatch(/^آلمان،\S* ژاپن و کانادا$/);
    expect(formatOf('fa').list(['ISO 9001', 'Sedex'])).toBe('ISO 9001 و Sedex');
  });

  it('keeps the months of languages with names of their own apart', () => {
    const names = {
      countries: {},
      languages: {},
      months: Array.from({ length: 12 }, (_, at) => `M${at + 1}`),
      weekdays: [],
      date: '{day} {month} {year}',
    };
    registerNames('my', names);
    registerNames('km', { ...names, months: names.months.map((month) => `k${month}`) });
    expect(formatOf('km').monthOfYear('2026-09-01')).toBe('kM9 2026');
    expect(formatOf('my').monthOfYear('2026-09-01')).toBe('M9 2026');
    expect(formatOf('en').monthOfYear('2026-09-01')).toBe('Sep 2026');
    expect(formatOf('km').dateRange('2026-11-21', '2026-11-24')).toBe('21–24 kM11 2026');
    expect(formatOf('km').dateRange('2026-11-30', '2026-12-02')).toBe('30 kM11 – 2 kM12 2026');
    expect(formatDayAndTime('my', '2026-09-01T12:05:00Z')).toMatch(/^\d+\sM\d+\s2026 \d\d:05$/);
    expect(formatOf('my').list(['A', 'B'])).toBe('A၊ B');
    expect(dateRangeByNames({ ...names, date: '{year} {month} {day}' }, '2026-11-21', '2026-11-24')).toBe(
      '2026 M11 21–24',
    );
  });
});
