// The index's counts and lists against a direct count, over random products, names and words.
import { GoodsColumns } from '@fairgate/embedded/search/index/goods';
import {
  facetKinds,
  type Goods,
  goodsConditions,
  minimumOrderBounds,
} from '@fairgate/embedded/search/index/goods-filters';
import { goodsSorts, type GoodsQuery } from '@fairgate/embedded/search/index/goods-index';
import type { QueryMatches } from '@fairgate/embedded/search/index/word-matches';
import { keyOf, Orders } from '@fairgate/embedded/search/index/orders';
import { scan } from '@fairgate/embedded/search/index/scan';
import { priceBands } from '@fairgate/schema/constants';
import { describe, expect, it } from 'vitest';

const [products, titles, suppliers] = [1500, 40, 90];
const parentOf = (category: number): number | undefined =>
  category < 100 ? undefined : Math.floor(category / 100);

/** A seeded generator: a failure can be repeated. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const exhibitionsOf = (supplier: number): number[] =>
  [801, 802, 803].filter((_, at) => (supplier >> at) % 2 === 1);

function goodsFrom(roll: (sides: number) => number, id: number): Goods {
  const titleId = roll(titles);
  return {
    id,
    titleId,
    supplierId: 1 + roll(suppliers),
    categoryId: (1 + (titleId % 3)) * 100 + (titleId % 5),
    countryId: ['CN', 'TR', 'PL', 'VN'][roll(4)] ?? '',
    certificates: ['CE', 'RoHS', 'LFGB'].filter(() => roll(2) === 1).join('|'),
    verified: roll(3) === 0,
    inStock: roll(4) > 0,
    minimumOrder: [1, 50, 51, 200, 300, 800, 5000][roll(7)] ?? 1,
    price: [0.5, 4.999, 5, 7, 19, 60, 99.5, 120, 700][roll(9)] ?? 1,
    listedDay: roll(50),
    rating: roll(6),
    reviewCount: roll(3),
  };
}

function marksFrom(
  roll: (sides: number) => number,
  size: number,
  share: number,
  full: number,
): { masks: Uint16Array; scores: Uint16Array } {
  const masks = Uint16Array.from({ length: size }, () => (roll(share) === 0 ? 1 + roll(full) : 0));
  return { masks, scores: masks.map((mask) => (mask === 0 ? 0 : 1 + roll(6))) };
}

const nothing: GoodsQuery = {
  ...goodsConditions.parse({}),
  keyword: '',
  language: 'en',
  sort: 'relevance',
  offset: 0,
  size: 24,
  withFacets: true,
};

const bandOf = (price: number) =>
  priceBands.find((band) => {
    const [from, under] = band.split('-');
    return price >= Number(from) && price < Number(under || Number.POSITIVE_INFINITY);
  }) ?? '500-';

/** One rule per facet; `within` has the other conditions. */
function rulesOf(query: GoodsQuery): {
  within: (one: Goods) => boolean;
  of: Record<string, (one: Goods) => boolean>;
} {
  const isAny = <T>(chosen: readonly T[], own: readonly T[]): boolean =>
    chosen.length === 0 || own.some((value) => chosen.includes(value));
  return {
    within: (one) =>
      (query.supplierId === undefined || one.supplierId === query.supplierId) &&
      (query.categoryId === undefined ||
        [one.categoryId, parentOf(one.categoryId)].includes(query.categoryId)),
    of: {
      category: (one) => isAny(query.categoryIds, [one.categoryId, parentOf(one.categoryId) ?? 0]),
      country: (one) => isAny(query.countryIds, [one.countryId]),
      certificate: (one) => isAny(query.certs, one.certificates.split('|')),
      verified: (one) => query.verified == null || one.verified === query.verified,
      stock: (one) => query.inStock == null || one.inStock === query.inStock,
      minOrder: (one) => one.minimumOrder <= (query.maxMinOrder ?? Number.POSITIVE_INFINITY),
      price: (one) =>
        one.price >= (query.priceMin ?? 0) &&
        one.price < (query.priceMax ?? Number.POSITIVE_INFINITY) &&
        isAny(query.priceBands, [bandOf(one.price)]),
      exhibition: (one) => isAny(query.exhibitionIds, exhibitionsOf(one.supplierId)),
    },
  };
}

const valuesOf: Record<string, (one: Goods) => (string | number)[]> = {
  category: (one) => [one.categoryId],
  country: (one) => [one.countryId],
  certificate: (one) => one.certificates.split('|').filter(Boolean),
  verified: (one) => (one.verified ? ['true'] : []),
  stock: (one) => (one.inStock ? ['true'] : []),
  minOrder: (one) => minimumOrderBounds.filter((most) => one.minimumOrder <= most),
  price: (one) => [bandOf(one.price)],
  exhibition: (one) => exhibitionsOf(one.supplierId),
};

function queryFrom(roll: (sides: number) => number): GoodsQuery {
  const maybe = <T>(value: T): T | undefined => (roll(4) === 0 ? value : undefined);
  const [priceMin, priceMax] = [
    [undefined, undefined],
    [5, 100],
    [7, 61],
    [undefined, 20],
    [19, undefined],
  ][roll(8)] ?? [undefined, undefined];
  return {
    ...nothing,
    priceMin,
    priceMax,
    // With and without bands, beside a price range that fits the bands or does not.
    priceBands: [
      ...(maybe([['0-5', '20-100'], ['5-20'], ['500-', '5-20', '20-100']] as const)?.[roll(3)] ?? []),
    ],
    supplierId: roll(12) === 0 ? 1 + roll(suppliers + 5) : undefined,
    categoryId: maybe([1, 201, 302][roll(3)] ?? 1),
    categoryIds: maybe([2, 101]) ?? [],
    countryIds: maybe(['CN', 'PL']) ?? [],
    certs: maybe(['CE']) ?? [],
    exhibitionIds: maybe([801, 803]) ?? [],
    verified: maybe(roll(2) === 0),
    inStock: maybe(roll(2) === 0),
    maxMinOrder: maybe([200, 300][roll(2)] ?? 1),
    sort: goodsSorts[roll(goodsSorts.length)] ?? 'relevance',
    offset: [0, 0, 7, 200][roll(4)] ?? 0,
  };
}

describe('a search', () => {
  it('counts, sorts and pages like a direct count, with words in titles and in names, also after changes', () => {
    const roll = dice(7);
    const columns = new GoodsColumns(products, exhibitionsOf);
    const orders = new Orders(columns);
    const byId = new Map<number, Goods>();
    const put = (one: Goods): void => {
      byId.set(one.id, one);
      orders.forget(columns.put(one));
    };
    for (let title = 0; title < titles; title += 1) columns.titles.of(title);
    for (let supplier = 1; supplier <= suppliers; supplier += 1) columns.suppliers.of(supplier);
    for (let id = 1; id <= products; id += 1) put(goodsFrom(roll, id));
    let found = 0;
    for (let round = 0; round < 200; round += 1) {
      // Products change, and new ones are added.
      if (round % 3 === 0) put(goodsFrom(roll, 1 + roll(products)));
      if (round % 20 === 0) put(goodsFrom(roll, products + 1 + round));
      const query = queryFrom(roll);
      const full = [1, 3][roll(2)] ?? 1;
      const marked: QueryMatches | undefined =
        roll(4) === 0
          ? undefined
          : {
              full,
              isInexact: false,
              of: [
                marksFrom(roll, titles, 2, full),
                marksFrom(roll, suppliers, [4, 1000][roll(2)] ?? 4, full),
              ],
            };
      const { within, of } = rulesOf(query);
      const mark = (one: Goods): { mask: number; score: number } => {
        const [title, name] = [
          columns.titles.find(one.titleId) ?? -1,
          columns.suppliers.find(one.supplierId) ?? -1,
        ];
        const [titled, named] = marked?.of ?? [];
        return {
          mask: (titled?.masks[title] ?? 0) | (named?.masks[name] ?? 0),
          score: (titled?.scores[title] ?? 0) + (named?.scores[name] ?? 0),
        };
      };
      const met = Array.from({ length: columns.count }, (_, place) => ({
        place,
        one: byId.get(columns.ids[place] ?? 0),
      })).flatMap(({ place, one }) =>
        one && within(one) && (!marked || mark(one).mask === marked.full)
          ? [{ place, one, score: mark(one).score }]
          : [],
      );
      const passed = met.filter(({ one }) => facetKinds.every((kind) => of[kind]?.(one)));
      const key = query.sort === 'relevance' ? undefined : keyOf(columns, query.sort);
      const page = passed
        .toSorted((a, b) => (key ? key(a.place) - key(b.place) : b.score - a.score) || a.place - b.place)
        .slice(query.offset, query.offset + query.size);
      const answer = scan(columns, orders, query, marked, parentOf);
      const about = JSON.stringify({ round, ...query, marked: marked !== undefined });
      expect(answer.total, `${about}`).toBe(passed.length);
      expect(answer.ids, `${about}`).toEqual(page.map(({ one }) => one.id));
      for (const kind of facetKinds) {
        const counts = new Map<string, number>();
        for (const { one } of met) {
          if (facetKinds.some((other) => other !== kind && !of[other]?.(one))) continue;
          for (const value of valuesOf[kind]?.(one) ?? [])
            counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
        }
        expect(
          new Map(
            answer.facets.filter((facet) => facet.kind === kind).map(({ value, count }) => [value, count]),
          ),
          `${kind} ${about}`,
        ).toEqual(counts);
      }
      found += passed.length;
    }
    // Guards against a run without results.
    expect(found).toBeGreaterThan(5000);
  });
});
