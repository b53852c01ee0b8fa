import { languageCodes } from '@fairgate/schema/locales';
import { describe, expect, it } from 'vitest';
import { axeLanguages } from '../setup/axe-languages.ts';

const day = (number: number) => new Date(number * 86_400_000);
const ofDay = (number: number) => [
  ...axeLanguages(undefined, day(number), 'desktop'),
  ...axeLanguages(undefined, day(number), 'phone'),
];

describe('§3 the languages in which axe looks at the pages', () => {
  it.each([0, 20_412])('§3 are all in any seventeen days, from day %i on', (first) => {
    const seen = Array.from({ length: 17 }, (_, offset) => ofDay(first + offset));
    expect(new Set(seen.flat())).toEqual(new Set(languageCodes));
    for (const languages of seen) expect(languages).toHaveLength(3);
  });
  it('§3 are on the other screen seventeen days later', () => {
    for (const screen of ['desktop', 'phone'] as const) {
      const seen = Array.from({ length: 17 }, (_, offset) =>
        axeLanguages(undefined, day(offset + (screen === 'phone' ? 0 : 17)), screen),
      );
      expect(new Set([...seen.flat(), 'en', 'ar'])).toEqual(new Set(languageCodes));
    }
  });
  it('§3 have English and Arabic among them every day', () => {
    expect(ofDay(7)).toEqual(expect.arrayContaining(['en', 'ar']));
  });
  it('§3 are those that were asked for, on both screens', () => {
    for (const screen of ['desktop', 'phone'] as const) {
      expect(axeLanguages('all', day(0), screen)).toEqual(languageCodes);
      expect(axeLanguages('de,my', day(0), screen)).toEqual(['de', 'my']);
    }
    expect(() => axeLanguages('de,xx', day(0), 'phone')).toThrow('"xx" is none of');
  });
});
