// What a product search asks for, as it stands in the address. §2.2, §2.9 name keyword, id, pageNo, exhibitionId,
// searchType and ignore_path; these are ours, and they stay as they are because people keep and share addresses:
//
//   sort      newest | price | price-desc | moq | rating; best match without it
//   cat       id of a category, of either level; repeat it for alternatives (`id` is the category one searches in)
//   country   ISO 3166-1 alpha-2 code of the supplier's country; repeatable
//   cert      code of a certificate, as `CE` or `ISO 9001`; repeatable
//   fair      id of a trade fair where the supplier shows its goods; repeatable
//   verified  1: only of suppliers that were checked in at least one point
//   moq       the largest minimum order that will do
//   price     band of prices as `5-20` (US dollars of one unit, `500-` has no end); repeatable
//   priceMin  lowest price of one unit in US dollars
//   priceMax  highest price of one unit in US dollars; where a range of one's own stands, it replaces the bands
//   supplier  id of the supplier whose products are searched
//   biz       code of a kind of business (suppliers); repeatable
//   view      grid | list | table; what was last chosen on this device without it
//
// Unknown values fall away, unknown parameters survive (queries.ts).
import { priceBands } from '@fairgate/schema/constants';
import { searchQuery } from '@fairgate/schema/urls/queries';
import * as z from 'zod/mini';
import { lastPageNo, productSearchListMaxValues, productSearchMaxPrice } from './limits.ts';

export const productSorts = ['newest', 'price', 'price-desc', 'moq', 'rating'] as const;
/** Suppliers: best rated, longest on the site. */
export const supplierSorts = ['rating', 'years'] as const;
export type SearchSort = (typeof productSorts)[number] | (typeof supplierSorts)[number];

export const views = ['grid', 'list', 'table'] as const;
export type SearchView = (typeof views)[number];

const texts = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
    .map((one) => String(one).trim())
    .filter(Boolean);

const one = <T>(rule: (text: string) => T | undefined) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => texts(value).map(rule)[0]),
    ),
  );

const many = (rule: (text: string) => string | undefined) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => {
        const found = [
          ...new Set(
            texts(value)
              .map(rule)
              .filter((text) => text !== undefined),
          ),
        ].slice(0, productSearchListMaxValues);
        return found.length > 0 ? found : undefined;
      }),
    ),
  );

export const oneOf = <const W extends string>(words: readonly W[]) =>
  one((text) => words.find((word) => word === text.toLowerCase()));
const asId = (text: string) => (/^\d{1,18}$/.test(text) ? text : undefined);
const asCount = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
const asPrice = (text: string) =>
  /^\d{1,9}(?:\.\d{1,4})?$/.test(text) && Number(text) <= productSearchMaxPrice ? Number(text) : undefined;

/** The first page is the address without a number. */
function asPageNo(text: string): number | undefined {
  const page = asCount(text);
  return page === undefined || page === 1 ? undefined : Math.min(page, lastPageNo);
}

/** In the bands' own order, in whichever they were ticked: chips stand in it, and equal searches have equal variables. */
const bands = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => {
      const found: string[] = priceBands.filter((band) => texts(value).includes(band));
      return found.length > 0 ? found : undefined;
    }),
  ),
);

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function asCountry(text: string): string | undefined {
  const code = text.toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regions.of(code) !== undefined ? code : undefined;
}

/** Codes of business types, as `manufacturer` or `supplier:tradingCompany`. */
const asBusinessType = (text: string) => (/^[a-z][a-z0-9:_-]{0,59}$/i.test(text) ? text : undefined);
const asCertificate = (text: string) =>
  /^[\p{L}\p{N}][\p{L}\p{N} .,/()+&-]{0,39}$/u.test(text) ? text : undefined;

// Only the parameters of a search: the flags among the common ones are texts to this page and stay as they were typed.
export const everySearch = z.extend(
  z.pick(searchQuery, { keyword: true, id: true, exhibitionId: true, searchType: true, ignore_path: true }),
  {
    sort: oneOf([...productSorts, ...supplierSorts]),
    cat: many(asId),
    country: many(asCountry),
    biz: many(asBusinessType),
    cert: many(asCertificate),
    fair: many(asId),
    verified: one((text) => (text === '1' || text === 'true' ? (1 as const) : undefined)),
    moq: one(asCount),
    price: bands,
    priceMin: one(asPrice),
    priceMax: one(asPrice),
    supplier: one(asId),
    view: oneOf(views),
    pageNo: one(asPageNo),
  },
);
/** A search for products or for suppliers: reading an address leaves each only its own parameters. */
export type ProductSearch = z.output<typeof everySearch>;

/** For parameters that the other kind of search has. */
export const none = z.optional(
  z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  ),
);
const productSearch = z.extend(everySearch, { sort: oneOf(productSorts), biz: none });

/** §2.2 exhibitionId is where one came from: as if it had been ticked, unless something else has. */
export function withExhibition<Search extends ProductSearch>(search: Search): Search {
  const { fair, exhibitionId } = search;
  return exhibitionId === undefined
    ? search
    : { ...search, exhibitionId: undefined, fair: fair ?? [exhibitionId] };
}

/**
 * Reads the parameters of an address. Never throws; a lower price above the higher one is read the other way round, and bands beside
 * a range fall away.
 */
export function readProductSearch(search: Readonly<Record<string, unknown>>): ProductSearch {
  const found = withExhibition(productSearch.parse(search));
  const { priceMin, priceMax } = found;
  if (priceMin === undefined && priceMax === undefined) return found;
  const isReversed = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax;
  return { ...found, price: undefined, ...(isReversed && { priceMin: priceMax, priceMax: priceMin }) };
}

/** A search as links give it and as an address holds it before it is read. */
export type ProductSearchInput = {
  readonly [K in keyof ProductSearch as string extends K ? never : K]?:
    | ProductSearch[K]
    | string
    | readonly string[];
};
