// The search index against a direct count over the same rows.
import { noteCatalogueChange } from '@fairgate/embedded/db/catalogue-change';
import { distance, openTerms } from '@fairgate/embedded/search/index/terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from '../../gateway/start.ts';
import { callService, databases, type Embedded, startEmbedded } from './store.ts';

type Row = {
  id: number;
  title: string;
  category1: number;
  category2: number;
  country: string;
  certificates: string[];
  verified: boolean;
  inStock: boolean;
  order: number;
  price: number;
  supplier: number;
  day: number;
  rating: number;
  reviews: number;
  quality: number;
  exhibitions: number[];
};
type Found = {
  total: number;
  list: { spuId: string; productName: string }[];
  facets: { kind: string; values: { value: string; label: string | null; count: number }[] }[];
};

const bands = [
  [0, 5],
  [5, 20],
  [20, 100],
  [100, 500],
  [500, Number.POSITIVE_INFINITY],
] as const;
const orders = [50, 200, 500, 1000];

/** The selections, each with its condition on a row. */
type Choice = { readonly kind: string; readonly data: object; readonly keeps: (row: Row) => boolean };
const choices: readonly Choice[] = [
  {
    kind: 'country',
    data: { countryIds: ['CN', 'TR'] },
    keeps: ({ country }) => ['CN', 'TR'].includes(country),
  },
  {
    kind: 'certificate',
    data: { certs: ['CE', 'RoHS'] },
    keeps: ({ certificates }) => certificates.some((code) => ['CE', 'RoHS'].includes(code)),
  },
  { kind: 'verified', data: { verified: true }, keeps: ({ verified }) => verified },
  { kind: 'verified', data: { verified: false }, keeps: ({ verified }) => !verified },
  { kind: 'stock', data: { inStock: true }, keeps: ({ inStock }) => inStock },
  { kind: 'minOrder', data: { maxMinOrder: 300 }, keeps: ({ order }) => order <= 300 },
  { kind: 'price', data: { priceMin: 5, priceMax: 100 }, keeps: ({ price }) => price >= 5 && price < 100 },
  { kind: 'price', data: { priceMin: 7.5, priceMax: 60 }, keeps: ({ price }) => price >= 7.5 && price < 60 },
  {
    kind: 'price',
    data: { priceBands: ['0-5', '20-100'] },
    keeps: ({ price }) => price < 5 || (price >= 20 && price < 100),
  },
  {
    kind: 'price',
    data: { priceBands: ['5-20', '20-100'], priceMin: 7.5 },
    keeps: ({ price }) => price >= 7.5 && price < 100,
  },
  {
    kind: 'category',
    data: { categoryIds: ['101', '10301'] },
    keeps: ({ category1, category2 }) => category1 === 101 || category2 === 10301,
  },
  {
    kind: 'exhibition',
    data: { exhibitionIds: ['801', '802'] },
    keeps: ({ exhibitions }) => exhibitions.some((id) => id === 801 || id === 802),
  },
];

function tally(
  rows: readonly Row[],
  valuesOf: (row: Row) => readonly (string | number)[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const value of valuesOf(row)) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return counts;
}

const values: Readonly<Record<string, (row: Row) => readonly (string | number)[]>> = {
  category: ({ category2 }) => [category2],
  country: ({ country }) => [country],
  certificate: ({ certificates }) => certificates,
  verified: ({ verified }) => (verified ? ['true'] : []),
  stock: ({ inStock }) => (inStock ? ['true'] : []),
  minOrder: ({ order }) => orders.filter((bound) => order <= bound),
  price: ({ price }) =>
    bands
      .filter(([from, under]) => price >= from && price < under)
      .map(([from, under]) => `${from}-${Number.isFinite(under) ? under : ''}`),
  exhibition: ({ exhibitions }) => exhibitions,
};

/** The values that buyers choose, of the products with the same title: a search finds them, too. */
const optionsOfTitle = `coalesce((
  select string_agg(v.value ->> 'value', ' ') from product q join product_option o on o.product_id = q.id
  cross join jsonb_array_elements(o.values) v where q.title_id = p.title_id), '')`;

describe.each(databases)('the search index on %s', (kind) => {
  let embedded: Embedded;
  let rows: Row[];
  const search = (data: object, language = 'en') =>
    callService<Found>(
      embedded,
      'search',
      '/v2/searchGoods.json',
      { pageSize: 60, withFacets: true, ...data },
      language,
    );
  const idsOf = ({ list }: Found): number[] => list.map(({ spuId }) => Number(spuId));

  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    rows = await embedded.db.rows<Row>({
      text: `select p.id, t.title || ' ' || ${optionsOfTitle} as title, p.category1_id as category1, p.category2_id as category2, p.country_id as country, p.certificates, p.verified, p.stock > 0 as "inStock",
        p.minimum_order as "order", p.price_to::float8 as price, p.supplier_id as supplier, p.listed_on - date '2000-01-01' as day, p.rating, p.review_count as reviews,
        p.quality, array(select e.exhibition_id from exhibitor e where e.supplier_id = p.supplier_id) as exhibitions
        from product p join product_text t on t.lang = 'en' and t.product_id = p.id order by p.quality desc, p.id`,
    });
  });
  afterAll(() => embedded.close());

  it('counts every facet like a direct count: any value within one facet, all facets together, for any selection', async () => {
    // Every pair of selections, with and without words; a word that occurs in titles and options only can be counted directly.
    for (const keyword of ['', 'white']) {
      const met = rows.filter(
        ({ title }) =>
          keyword === '' ||
          title
            .toLowerCase()
            .split(/[^a-z]+/)
            .includes(keyword),
      );
      for (const one of choices) {
        for (const other of choices) {
          if (one.kind === other.kind && one !== other) continue;
          const found = await search({ keyword, ...one.data, ...other.data });
          const chosen = one === other ? [one] : [one, other];
          expect(found.total, `${keyword} ${JSON.stringify([one.data, other.data])}`).toBe(
            met.filter((row) => chosen.every(({ keeps }) => keeps(row))).length,
          );
          for (const facet of found.facets) {
            const left = met.filter((row) =>
              chosen.every((choice) => choice.kind === facet.kind || choice.keeps(row)),
            );
            expect(
              new Map(
                facet.values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
              ),
              `${facet.kind} of ${JSON.stringify([one.data, other.data])}`,
            ).toEqual(tally(left, values[facet.kind] ?? (() => [])));
          }
        }
      }
    }
  });

  it('counts two price bands through GraphQL over HTTP like a direct count, together with another facet', async () => {
    const gateway = await startGateway({
      upstreamUrl: await embedded.services.search.listen({ host: '127.0.0.1', port: 0 }),
    });
    const chosen = (filter: object) =>
      gateway.query<{ searchProducts: { totalCount: number; facets: Found['facets'] } }>(
        'query($filter: ProductFilter) { searchProducts(filter: $filter, first: 0) { totalCount facets { kind values { value label count } } } }',
        { filter },
      );
    try {
      const {
        data: { searchProducts: found },
      } = await chosen({ priceBands: ['0-5', '20-100'], countryCodes: ['CN', 'TR'] });
      const [isIn, isThere] = [
        ({ price }: Row) => price < 5 || (price >= 20 && price < 100),
        ({ country }: Row) => country === 'CN' || country === 'TR',
      ];
      const counts = (kind: string) =>
        new Map(
          found.facets.find((facet) => facet.kind === kind)?.values.map(({ value, count }) => [value, count]),
        );
      expect(found.totalCount).toBe(rows.filter((row) => isIn(row) && isThere(row)).length);
      expect(counts('PRICE')).toEqual(tally(rows.filter(isThere), values['price'] ?? (() => [])));
      expect(counts('COUNTRY')).toEqual(tally(rows.filter(isIn), ({ country }) => [country]));
      expect(counts('CERTIFICATE')).toEqual(
        tally(
          rows.filter((row) => isIn(row) && isThere(row)),
          ({ certificates }) => certificates,
        ),
      );
    } finally {
      await gateway.close();
    }
  });

  it('names a selected value without results', async () => {
    const exhibitions = [...new Set(rows.flatMap(({ exhibitions }) => exhibitions))];
    const none = await search({
      keyword: 'xyzzy',
      categoryIds: ['101'],
      exhibitionIds: [String(exhibitions[0])],
    });
    const named = none.facets.flatMap(({ kind, values }) =>
      values.map(({ value, count, label }) => [kind, value, count, typeof label]),
    );
    expect(named).toEqual([
      ['category', '101', 0, 'string'],
      ['exhibition', String(exhibitions[0]), 0, 'string'],
    ]);
  });

  it('sorts, and pages without gaps or repeats', async () => {
    const key: Record<string, (row: Row) => number> = {
      relevance: () => 0,
      newest: ({ day }) => -day,
      priceAsc: ({ price }) => price,
      priceDesc: ({ price }) => -price,
      minOrder: ({ order }) => order,
      stars: ({ rating, reviews }) => -(Math.round(rating * 10) * 1e7 + reviews),
    };
    for (const [sort, by] of Object.entries(key)) {
      const expected = rows.toSorted((a, b) => by(a) - by(b)).map(({ id }) => id);
      const pages: number[] = [];
      for (let offset = 0; offset < rows.length; offset += 60)
        pages.push(...idsOf(await search({ sort, offset, withFacets: false })));
      expect(pages, `${sort}`).toEqual(expected);
    }
  });

  it('the pages of a keyword search contain each product once, in every order', async () => {
    for (const sort of ['relevance', 'priceDesc', 'stars']) {
      const { total } = await search({ keyword: 'steel', sort });
      const ids: number[] = [];
      for (let offset = 0; offset < total; offset += 7)
        ids.push(...idsOf(await search({ keyword: 'steel', sort, offset, pageSize: 7, withFacets: false })));
      expect([ids.length, new Set(ids).size]).toEqual([total, total]);
    }
  });

  it('is limited to the products of one supplier, with their counts', async () => {
    const supplier = rows[0]?.supplier;
    const own = rows.filter((row) => row.supplier === supplier);
    const found = await search({ supplierId: String(supplier) });
    expect(idsOf(found)).toEqual(own.map(({ id }) => id));
    expect(found.facets.find((facet) => facet.kind === 'country')?.values.map(({ count }) => count)).toEqual([
      own.length,
    ]);
  });

  it('ranks a match in the title above a match in the category', async () => {
    const { list } = await search({ keyword: 'table lamp' });
    expect(list[0]?.productName).toMatch(/table lamp/i);
  });

  it('a changed price is searchable within a second', async () => {
    const [cheapest] = idsOf(await search({ sort: 'priceAsc', pageSize: 1 }));
    const dear = rows.toSorted((a, b) => b.price - a.price)[0];
    await embedded.services.supplier.inject({
      method: 'POST',
      url: '/control/offer',
      headers: { 'control-key': embedded.controlKey },
      payload: { productId: String(dear?.id), factor: 0.000001 },
    });
    await expect
      .poll(async () => idsOf(await search({ sort: 'priceAsc', pageSize: 1 })), {
        timeout: 2000,
        interval: 200,
      })
      .not.toEqual([cheapest]);
    expect(idsOf(await search({ sort: 'priceAsc', pageSize: 1 }))).toEqual([dear?.id]);
    expect(idsOf(await search({ priceMax: 0.5, pageSize: 60 }))).toContain(dear?.id);
  });

  it('rows of a long import are searchable, though their timestamp is the start of the import', async () => {
    await search({ sort: 'priceDesc' });
    const long = new Date(Date.now() - 3_600_000).toISOString();
    const [cheap] = rows.toSorted((a, b) => a.price - b.price).slice(3);
    await embedded.db.transaction(async (transaction) => {
      await transaction.rows({ text: 'update product set price_to = 99999, updated_at = $2 where id = $1' }, [
        cheap?.id,
        long,
      ]);
      await noteCatalogueChange(transaction, { since: long, products: 1, removed: false, suppliers: false });
    });
    await expect
      .poll(async () => idsOf(await search({ sort: 'priceDesc', pageSize: 1 })), {
        timeout: 5000,
        interval: 200,
      })
      .toEqual([cheap?.id]);
  });

  describe('searchSupplier', () => {
    type Suppliers = {
      total: number;
      list: { supplierId: string; goods: { supplierId: string }[] }[];
      facets: Found['facets'];
    };
    const suppliers = (data: object) =>
      callService<Suppliers>(embedded, 'search', '/v2/searchSupplier.json', {
        pageSize: 40,
        withFacets: true,
        ...data,
      });

    it('§7.3 finds suppliers by their products and names, with matching products', async () => {
      const byGoods = await suppliers({ keyword: 'steel' });
      expect(byGoods.total).toBeGreaterThan(1);
      for (const { supplierId, goods } of byGoods.list)
        expect(
          goods.length > 0 && goods.length <= 4 && goods.every((one) => one.supplierId === supplierId),
        ).toBe(true);
      const [known] = await embedded.db.rows<{ id: number; name: string }>({
        text: 'select id, name from supplier order by id limit 1',
      });
      expect((await suppliers({ keyword: known?.name })).list[0]?.supplierId).toBe(String(known?.id));
    });

    it('counts its facets like a direct count', async () => {
      const all = await embedded.db.rows<{ id: number; country: string; verified: boolean }>({
        text: 'select id, country_id as country, verified from supplier',
      });
      const found = await suppliers({ verified: true });
      expect(found.total).toBe(all.filter(({ verified }) => verified).length);
      expect((await suppliers({ verified: false })).total).toBe(all.length - found.total);
      const counts = (kind: string) =>
        new Map(
          found.facets.find((facet) => facet.kind === kind)?.values.map(({ value, count }) => [value, count]),
        );
      expect(counts('country')).toEqual(
        new Map(
          Object.entries(
            Object.groupBy(
              all.filter(({ verified }) => verified),
              ({ country }) => country,
            ),
          ).map(([country, list]) => [country, list?.length]),
        ),
      );
      const shown = await embedded.db.rows<{ supplier: number; exhibition: number }>({
        text: 'select supplier_id as supplier, exhibition_id as exhibition from exhibitor',
      });
      const at = (exhibition: number) =>
        new Set(shown.filter((one) => one.exhibition === exhibition).map(({ supplier }) => supplier));
      const exhibitions = [...new Set(shown.map(({ exhibition }) => exhibition))];
      const one = at(exhibitions[0] ?? 0);
      const atOne = await suppliers({ exhibitionIds: [String(exhibitions[0])], verified: true });
      expect(atOne.total).toBe(all.filter(({ id, verified }) => verified && one.has(id)).length);
      expect(
        new Map(
          atOne.facets
            .find((facet) => facet.kind === 'exhibition')
            ?.values.map(({ value, count }) => [value, count]),
        ),
      ).toEqual(
        new Map(
          exhibitions
            .map(
              (exhibition) =>
                [
                  String(exhibition),
                  all.filter(({ id, verified }) => verified && at(exhibition).has(id)).length,
                ] as const,
            )
            .filter(([, count]) => count > 0),
        ),
      );
      // The facet itself is counted without its own selection.
      expect(
        (await suppliers({ countryIds: ['TR'] })).facets
          .find((facet) => facet.kind === 'country')
          ?.values.map(({ value }) => value),
      ).toContain('CN');
    });
  });

  it('says which of the words have results if all of them have none, dropping the rarest', async () => {
    type Near = { total: number; near: { keyword: string; dropped: string[] } | null };
    const near = async (keyword: string, language = 'en', data = {}) =>
      (await callService<Near>(embedded, 'search', '/v2/searchGoods.json', { keyword, ...data }, language))
        .near;
    const [one, other] = rows[0]?.title.split(/[^\p{L}]+/u).filter((word) => word.length > 3) ?? [];
    expect(await near(`${one} xyzzyq ${other}`)).toEqual({
      keyword: `${one} ${other}`,
      dropped: ['xyzzyq'],
      certs: [],
    });
    // Of two words without common products, the rarer one is dropped.
    const both = await near('kettle mattress');
    const [remaining, dropped] = [both?.keyword ?? '', both?.dropped[0] ?? ''];
    expect([remaining, dropped].sort()).toEqual(['kettle', 'mattress']);
    expect((await search({ keyword: remaining })).total).toBeGreaterThanOrEqual(
      (await search({ keyword: dropped })).total,
    );
    expect((await search({ keyword: remaining })).total).toBeGreaterThan(0);
    // Accents and capitals of the input remain.
    expect(await near('Çelik xyzzyx', 'tr')).toEqual({ keyword: 'Çelik', dropped: ['xyzzyx'], certs: [] });
    expect(await near('xyzzy')).toBeNull();
    expect(await near('kettle')).toBeNull();
    expect(
      (await callService<Near>(embedded, 'search', '/v2/searchSupplier.json', { keyword: 'kettle xyzzy' }))
        .near,
    ).toEqual({ keyword: 'kettle', dropped: ['xyzzy'], certs: [] });
  });

  it('suggests corrections for several misspelt words', async () => {
    const words = await callService<{ type: string; text: string }[]>(
      embedded,
      'search',
      '/v2/searchSuggest.json',
      {
        keyword: 'electirc ketel xyzzy',
        size: 8,
      },
    );
    expect(
      words
        .filter(({ type }) => type === 'keyword')
        .map(({ text }) => text)
        .join(),
    ).toMatch(/kettle/);
  });

  it('suggests products, suppliers and words for a prefix, also for a misspelt one', async () => {
    const propose = (keyword: string) =>
      callService<{ type: string; text: string }[]>(embedded, 'search', '/v2/searchSuggest.json', {
        keyword,
        size: 8,
      });
    const [firm] = await embedded.db.rows<{ name: string }>({
      text: 'select name from supplier order by id limit 1',
    });
    expect(
      (await propose(firm?.name.split(' ').slice(0, 2).join(' ') ?? '')).map(({ text }) => text),
    ).toContain(firm?.name);
    const goods = await propose('electrik ket');
    expect(goods.filter(({ type, text }) => type === 'goods' && /kettle/i.test(text)).length).toBeGreaterThan(
      0,
    );
    expect(new Set(goods.map(({ text }) => text)).size).toBe(goods.length);
  });
});

describe('typing errors', () => {
  it('have the edit distance of a direct count', () => {
    expect([
      distance('kettle', 'ketle', 2),
      distance('kettle', 'ektlte', 2),
      distance('lamp', 'lmap', 2),
      distance('lamp', 'lamp', 2),
    ]).toEqual([1, 2, 1, 0]);
    expect(distance('kettle', 'saucepan', 2)).toBeGreaterThan(2);
  });

  it('are tolerated in words, not in short words or numbers', () => {
    const terms = openTerms(['kettle', 'mat', 'ip68', '220v']);
    const met = (word: string) => terms.match(word, ['typo']).map(({ term }) => term);
    expect([met('ketle'), met('mst'), met('ip67'), met('221v')]).toEqual([[0], [], [], []]);
  });
});
