import { describe, expect, it } from 'vitest';
import { exhibitionsFor, homeVariables } from './home-variables.ts';

const exhibitions = ['AE', 'EG', 'TR', 'EG'].map((countryCode, index) => ({ countryCode, id: index + 1 }));

describe("§2.2 the home page of a country's site", () => {
  it('queries products of its country; the international one does not', () => {
    expect(homeVariables({ countryCode: 'EG' })).toEqual({
      countryCodes: ['EG'],
      ofCountry: true,
      fairs: 12,
    });
    expect(homeVariables({ countryCode: null })).toEqual({ countryCodes: [], ofCountry: false, fairs: 3 });
  });

  it('shows three exhibitions, those of its country first, each group in its original order', () => {
    expect(exhibitionsFor(exhibitions, { countryCode: 'EG' }).map(({ id }) => id)).toEqual([2, 4, 1]);
    expect(exhibitionsFor(exhibitions, { countryCode: null }).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
