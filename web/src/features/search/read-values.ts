// Parses filter values in addresses (schema/src/search-filters.ts). Invalid values are dropped.
import { supplierBusinessTypes } from '@fairgate/schema/constants';
import { readCountryCode } from '@fairgate/schema/country-codes';
import {
  filtersOf,
  type FilterValues,
  type NumberValue,
  type SearchFilter,
  type SearchList,
  type TextValue,
} from '@fairgate/schema/search-filters';
import { asId } from '@fairgate/schema/urls/query-values';
import { alternativesOf, isSet, parametersOf, withoutFilter } from './filter-values.ts';
import { productSearchListMaxValues, productSearchMaxPrice } from './limits.ts';
import { roundPrice } from './read-price.ts';

const asCount = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

const asText: Readonly<Record<TextValue, (text: string) => string | undefined>> = {
  id: asId,
  country: readCountryCode,
  /** Such as `CE` or `ISO 9001`. */
  certificate: (text) => (/^[\p{L}\p{N}][\p{L}\p{N} .,/()+&-]{0,39}$/u.test(text) ? text : undefined),
  /** Such as `TRADING_COMPANY`. Older addresses have `supplier:tradingCompany`, or words of a supplier. */
  businessType(text) {
    const word = text.replace(/^supplier:/, '');
    const known = Object.entries(supplierBusinessTypes).find(
      ([value, wireWord]) => value === text || wireWord === word,
    );
    return known?.[0] ?? (/^[a-z][a-z0-9:_-]{0,59}$/i.test(text) ? 'OTHER' : undefined);
  },
};

const asNumber: Readonly<Record<NumberValue, (text: string) => number | undefined>> = {
  count: asCount,
  /** US dollars. */
  price: (text) =>
    /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && Number(text) <= productSearchMaxPrice
      ? roundPrice(Number(text))
      : undefined,
};

/** All values of one parameter as texts: the router passes numbers, booleans and lists. */
const texts = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
    .map((one) => String(one).trim())
    .filter(Boolean);

/** The first value, parsed by a rule. */
export const first = <T>(value: unknown, rule: (text: string) => T | undefined): T | undefined =>
  texts(value).map(rule)[0];

/**
 * Each value once: those of a closed list in the list's order, so that equal searches have equal variables;
 * others in the address's order.
 */
function readMany({ values }: SearchFilter<'many'>, value: unknown): readonly string[] | undefined {
  const given = texts(value);
  const found: readonly string[] =
    typeof values === 'string'
      ? [...new Set(given.map(asText[values]).filter((text) => text !== undefined))].slice(
          0,
          productSearchListMaxValues,
        )
      : values.filter((one) => given.includes(one));
  return found.length > 0 ? found : undefined;
}

/** A lower bound above the upper bound is swapped with it. */
function readRange({ from, to, values }: SearchFilter<'range'>, search: Search): FilterValues {
  const [low, high] = [from, to].map(({ parameter }) => first(search[parameter], asNumber[values]));
  const isReversed = low !== undefined && high !== undefined && low > high;
  return { [from.parameter]: isReversed ? high : low, [to.parameter]: isReversed ? low : high };
}

type Search = Readonly<Record<string, unknown>>;

function readFilter(filter: SearchFilter, search: Search): FilterValues {
  const value = search[filter.name];
  switch (filter.kind) {
    case 'one':
      return { [filter.name]: first(value, asText[filter.values]) };
    case 'many':
      return { [filter.name]: readMany(filter, value) };
    case 'flag':
      return { [filter.name]: first(value, (text) => (text === '1' || text === 'true' ? 1 : undefined)) };
    case 'limit':
      return { [filter.name]: first(value, asNumber[filter.values]) };
    case 'range':
      return readRange(filter, search);
  }
}

const nothing: FilterValues = Object.assign({}, ...filtersOf().map((filter) => readFilter(filter, {})));

/**
 * The filters of an address. Filters that the list does not have are undefined, as are a range's
 * alternatives. Never throws.
 */
export function readFilters(list: SearchList, search: Search): FilterValues {
  // A fast path: every link to a list is parsed, and most have no filter.
  const given = filtersOf(list).filter((filter) =>
    parametersOf(filter).some((parameter) => search[parameter] !== undefined),
  );
  const values: FilterValues = Object.assign(
    {},
    nothing,
    ...given.map((filter) => readFilter(filter, search)),
  );
  return filtersOf(list)
    .filter((filter) => filter.kind === 'range' && isSet(values, filter))
    .flatMap(alternativesOf)
    .reduce(withoutFilter, values);
}
