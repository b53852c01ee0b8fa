import { languageCodes } from '@fairgate/schema/locales';
import { describe, expect, it } from 'vitest';
import { axeLanguages } from '../setup/axe-languages.ts';

const day = (offset: number) => new Date(Date.UTC(2026, 10, 21 + offset, 23, 59));

describe('§3 the languages in which axe looks at the pages', () => {
  it.each([0, 1, 5, 6, 40])('§3 seven days in a row, from day %i on, have all nineteen, each once', (first) => {
    const seen = Array.from({ length: 7 }, (_, offset) => axeLanguages(undefined, day(first + offset)));
    expect(seen.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([2, 2, 3, 3, 3, 3, 3]);
    expect(seen.flat().toSorted()).toEqual(languageCodes.toSorted());
  });

  it('§3 are the same all day long', () => {
    expect(axeLanguages(undefined, new Date(Date.UTC(2026, 10, 21)))).toEqual(axeLanguages(undefined, day(0)));
  });

  it('§3 are all nineteen, or those that are named, on request', () => {
    expect(axeLanguages('all', day(0))).toEqual(languageCodes);
    expect(axeLanguages('de,my', day(0))).toEqual(['de', 'my']);
    expect(() => axeLanguages('de,xx', day(0))).toThrow('"xx" is none of');
  });
});
