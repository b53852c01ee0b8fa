// The filters of v2/searchGoods (§7.3) by wire name: their conditions, and how they are evaluated and counted.
import { priceBands } from '@fairgate/schema/constants';
import { z } from 'zod';
import { bound, choicesAtMost, flag, scope } from './conditions.ts';
import { type Facts, type Filter, flagChosen, whatIsTrue } from './filter.ts';
import { bandOf, followsBands, isBandWithin } from './price-bands.ts';
import { sharedConditions, sharedFilters } from './shared-filters.ts';

/** A product as the index reads it. Days are counted from 2000-01-01. */
export type Goods = {
  readonly id: number;
  readonly titleId: number;
  readonly supplierId: number;
  readonly categoryId: number;
  readonly countryId: string;
  /** Codes separated by `|`. */
  readonly certificates: string;
  readonly verified: boolean;
  readonly inStock: boolean;
  readonly minimumOrder: number;
  readonly price: number;
  readonly listedDay: number;
  readonly rating: number;
  readonly reviewCount: number;
};

/** The conditions of a request: any value of a list, all lists together. */
export const goodsConditions = sharedConditions.extend({
  /** The scope of the search: the products of one supplier. */
  supplierId: scope,
  inStock: flag,
  maxMinOrder: z.int().positive().max(2_147_483_647).nullish(),
  priceMin: bound,
  /** Exclusive, like the upper bound of a price band. */
  priceMax: bound,
  priceBands: z.array(z.enum(priceBands)).max(choicesAtMost).default([]),
});
export type GoodsConditions = z.output<typeof goodsConditions>;

/** Whether the facts belong to the product or to its supplier: see `Side`. */
type SideName = 'goods' | 'suppliers';

type GoodsFilter = Filter<GoodsConditions> & {
  readonly side: SideName;
  readonly factsOf: (goods: Goods, exhibitions: readonly number[]) => Facts;
};

export const minimumOrderBounds = [50, 200, 500, 1000] as const;

const rows = {
  category: { ...sharedFilters.category, side: 'goods', factsOf: ({ categoryId }) => [categoryId] },
  country: { ...sharedFilters.country, side: 'suppliers', factsOf: ({ countryId }) => [countryId] },
  certificate: {
    ...sharedFilters.certificate,
    side: 'goods',
    factsOf: ({ certificates }) => (certificates === '' ? [] : certificates.split('|')),
  },
  verified: { ...sharedFilters.verified, side: 'suppliers', factsOf: ({ verified }) => [String(verified)] },
  stock: {
    side: 'goods',
    factsOf: ({ inStock }) => [String(inStock)],
    chosen: ({ inStock }) => flagChosen(inStock),
    countedAs: whatIsTrue,
  },
  minOrder: {
    side: 'goods',
    factsOf: ({ minimumOrder }) => [minimumOrder],
    chosen: ({ maxMinOrder }) => (typeof maxMinOrder === 'number' ? [maxMinOrder] : []),
    passes: ([order], { maxMinOrder }) => Number(order) <= Number(maxMinOrder),
    // A buyer who orders 50 can order 200.
    countedAs: ([order]) => minimumOrderBounds.filter((most) => Number(order) <= most),
    isOrdered: true,
  },
  // A range that does not follow the bands is compared product by product (tally.ts).
  price: {
    side: 'goods',
    factsOf: ({ price }) => [bandOf(price)],
    chosen: (conditions) => [
      ...conditions.priceBands,
      ...(followsBands(conditions) ? [conditions.priceMin, conditions.priceMax] : []).filter(
        (bound) => bound !== undefined,
      ),
    ],
    passes: ([band = ''], conditions) =>
      (conditions.priceBands.length === 0 || conditions.priceBands.some((one) => one === band)) &&
      (!followsBands(conditions) || isBandWithin(band, conditions)),
    isOrdered: true,
  },
  exhibition: { ...sharedFilters.exhibition, side: 'suppliers', factsOf: (_, exhibitions) => exhibitions },
} as const satisfies Readonly<Record<string, GoodsFilter>>;

export type FacetKind = keyof typeof rows;
export const goodsFilters: Readonly<Record<FacetKind, GoodsFilter>> = rows;
/** In the order of the answer. */
export const facetKinds = Object.keys(rows) as FacetKind[];
