import type { Random } from './random.ts';
import type { City, Source } from './source.ts';

/** The share of demo suppliers per country, in percent. A country without a city in the vocabulary has none. */
const shares: Readonly<Record<string, number>> = {
  CN: 52,
  TR: 9,
  IN: 8,
  VN: 8,
  TH: 3,
  ID: 3,
  MY: 2,
  KR: 3,
  JP: 1,
  DE: 2,
  PL: 4,
  MX: 3,
  EG: 3,
  AE: 1,
};

/** A city for a supplier; the countries are distributed by their shares. */
export function cityOf(random: Random, { cities }: Source): City {
  const byCountry = Map.groupBy(cities, (city) => city.country);
  const countries = [...byCountry.keys()].filter((country) => country in shares);
  const total = countries.reduce((sum, country) => sum + (shares[country] ?? 0), 0);
  let drawn = random.next() * total;
  const country = countries.find((one) => (drawn -= shares[one] ?? 0) < 0) ?? 'CN';
  return random.pick(byCountry.get(country) ?? cities);
}
