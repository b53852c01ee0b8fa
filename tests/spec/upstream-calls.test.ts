// How many calls each of the web app's own operations makes, with every cache off: one a source and operation, however
// long the lists. A page that suddenly asks for each item shows here, though its answer is the same.
import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { stockUp } from '../gateway/catalogue.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';

const manifest = new URL('../../web/src/generated/persisted-documents.json', import.meta.url);
const documents = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>).map((text) => {
  const operation = parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return { text, name: operation?.name?.value ?? '', kind: operation?.operation };
});

const { upstream, gateway, close } = await startBoth({ documents: documents.map(({ text }) => text), env: { PAGE_CACHE_MAX_BYTES: '0' } });
afterAll(close);

const card = (goldenOf('searchGoodsV2').response.body as { data: { list: object[] } }).data.list[0];
beforeEach(() => {
  upstream.reset();
  stockUp(upstream, 100);
  upstream.answer('similarGoods', ({ body }, response) => {
    const list = Array.from({ length: 24 }, (_, index) => ({ ...card, spuId: String(200_000 + index), supplierId: String(3_000 + index) }));
    json(response, { success: true, data: (body as { data: { spuIds: string[] } }).data.spuIds.map((spuId) => ({ spuId, list })) });
  });
});

type Expected = { variables?: Record<string, unknown>; calls: Record<string, number> };

const filter = { keyword: 'kettle' };
const operations: Record<string, Expected[]> = {
  SiteTexts: [{ calls: { i18nAll: 1 } }],
  Categories: [{ calls: { cateAndTagV2: 1 } }],
  Home: [{ calls: { bannerList: 1, cateAndTagV2: 1, searchGoodsV2: 2, supplierList: 1, getRecommendExhibition: 1 } }],
  // The product's own supplier is known a call earlier than those of comparable products.
  Product: [{ variables: { id: '100123' }, calls: { goodsList: 1, cateAndTagV2: 1, supplierList: 2, supplierState: 1, similarGoods: 1, priceGuide: 1 } }],
  PriceGuide: [{ variables: { id: '100123', quantity: 500 }, calls: { goodsList: 1, priceGuide: 1 } }],
  Supplier: [{ variables: { id: '2017' }, calls: { supplierList: 1, cateAndTagV2: 1, supplierState: 1, searchGoodsV2: 1 } }],
  ProductSearch: [
    {
      variables: { filter, sort: 'RELEVANCE', page: 1, first: 24, categoryId: '0', inCategory: false, supplierId: '0', ofSupplier: false },
      calls: { searchGoodsV2: 1, supplierList: 1 },
    },
    {
      variables: { filter, sort: 'RELEVANCE', page: 1, first: 24, categoryId: '801', inCategory: true, supplierId: '2017', ofSupplier: true },
      calls: { searchGoodsV2: 1, supplierList: 2, cateAndTagV2: 1 },
    },
  ],
  NearProducts: [{
    variables: { keyword: 'kettle', hasKeyword: true, looser: filter, isLooser: true, fewerWords: { keyword: '' }, hasFewerWords: true, categoryId: '801', inCategory: true },
    calls: { searchSuggest: 1, searchGoodsV2: 2, supplierList: 1, cateAndTagV2: 1 },
  }],
  SearchSuggestions: [{ variables: { text: 'ket' }, calls: { searchSuggest: 1 } }],
};

describe('upstream calls of the web app\'s operations (§7)', () => {
  it('every query of the app is listed here', () => {
    expect(documents.filter(({ kind }) => kind === 'query').map(({ name }) => name).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  for (const { text, name } of documents.filter((document) => document.name in operations)) {
    for (const { variables = {}, calls } of operations[name] ?? []) {
      it(`${name} ${JSON.stringify(variables).slice(0, 60)} makes ${Object.values(calls).reduce((sum, count) => sum + count, 0)}`, async () => {
        const answer = (await (await gateway.persisted(text, variables)).json()) as { errors?: unknown; data: object };
        expect(answer.errors).toBeUndefined();
        expect(upstream.counts()).toEqual(calls);
      });
    }
  }
});
