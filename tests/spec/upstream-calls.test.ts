// How many calls each of the web app's own operations makes, with every cache off: one a source and operation, however
// long the lists. A page that suddenly asks for each item shows here, though its answer is the same.
import { readFileSync } from 'node:fs';
import { Kind, parse, print, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { stockUp } from '../gateway/catalogue.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';

const manifest = new URL('../../web/src/generated/persisted-documents.json', import.meta.url);
const documents = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>).flatMap((text) => {
  const operation = parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation?.operation === 'query' ? [{ text, name: operation.name?.value ?? '', operation }] : [];
});

/** Variables for any of the app's operations, by their types: everything that can be included is. */
function variablesOf(operation: OperationDefinitionNode): Record<string, unknown> {
  const values: Record<string, unknown> = { ID: '100123', String: 'kettle', Int: 24, Boolean: true, ProductFilter: { keyword: 'kettle' }, ProductSort: 'RELEVANCE', ArticleName: 'PRIVACY', SupplierFilter: { keyword: 'kettle' }, SupplierSort: 'RELEVANCE', ReviewSort: 'NEWEST', '[ID]': ['100123'] };
  return Object.fromEntries((operation.variableDefinitions ?? []).map(({ variable, type }) => [variable.name.value, values[print(type).replaceAll('!', '')]]));
}

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

/** The pages that are visited most, to the last call. */
const exactly: Record<string, { variables?: Record<string, unknown>; calls: Record<string, number> }> = {
  SupplierHome: { variables: { fairs: 3 }, calls: { getRecommendExhibition: 1 } },
  // What is configured here is known here.
  SignInProviders: { calls: {} },
  Categories: { calls: { cateAndTagV2: 1 } },
  Home: { variables: { countryCodes: [], ofCountry: false, fairs: 3 }, calls: { bannerList: 1, cateAndTagV2: 1, searchGoodsV2: 2, supplierList: 1, getRecommendExhibition: 1 } },
  // §2.2 On a country's site, with what is offered from there.
  'Home of a country': { variables: { countryCodes: ['EG'], ofCountry: true, fairs: 12 }, calls: { bannerList: 1, cateAndTagV2: 1, searchGoodsV2: 3, supplierList: 1, getRecommendExhibition: 1 } },
  // The product's own supplier is known a call earlier than those of comparable products.
  Product: { calls: { goodsList: 1, cateAndTagV2: 1, supplierList: 2, supplierState: 1, similarGoods: 1, priceGuide: 1, scoreList: 1 } },
  ProductScores: { variables: { page: 1, stars: 5 }, calls: { goodsList: 1, scoreList: 1 } },
  // Suppliers of all of them come together.
  ComparedProducts: { variables: { ids: ['100123', '100124', '100125', '100126'] }, calls: { goodsList: 1, supplierList: 1 } },
  SeenProducts: { variables: { ids: ['100123', '100124'] }, calls: { goodsList: 1, supplierList: 1 } },
  ProductSearch: { variables: { page: 1, inCategory: false, ofSupplier: false }, calls: { searchGoodsV2: 1, supplierList: 1 } },
  // §2.2 A category's page, and an aggregate or a search within one.
  'ProductSearch in a category': { variables: { page: 1, ofSupplier: false }, calls: { searchGoodsV2: 1, supplierList: 1, cateAndTagV2: 1 } },
  CategoryNamed: { calls: { cateAndTagV2: 1 } },
  SupplierSearch: { variables: { page: 1, inCategory: false }, calls: { searchSupplierV2: 1, supplierList: 1, supplierState: 1 } },
  Supplier: { variables: { id: '2017', page: 2 }, calls: { supplierList: 1, cateAndTagV2: 1, supplierState: 1, searchGoodsV2: 1 } },
};

/** Whoever asks what belongs to a viewer is one: of the kind that the operation is about. */
function viewerOf(text: string): Record<string, string> {
  if (!/\bviewer\b/.test(text)) return {};
  return { authorization: 'Bearer t-1-of-a-viewer', ...(!/\bon Buyer\b/.test(text) && { 'user-type': '3' }) };
}

const ask = async (text: string, variables: Record<string, unknown>) => {
  const answer = (await (await gateway.persisted(text, variables, viewerOf(text))).json()) as { errors?: unknown };
  expect(answer.errors).toBeUndefined();
  return upstream.counts();
};

describe('upstream calls of the web app\'s pages (§7)', () => {
  for (const [name, { variables = {}, calls }] of Object.entries(exactly)) {
    it(`${name} makes ${Object.values(calls).reduce((sum, count) => sum + count, 0)}`, async () => {
      const document = documents.find((one) => one.name === name.split(' ')[0]);
      expect(await ask(document?.text ?? '', { ...variablesOf(document?.operation as OperationDefinitionNode), ...variables })).toEqual(calls);
    });
  }
});

describe('upstream calls of every operation of the web app (§7)', () => {
  for (const { text, name, operation } of documents) {
    const fields = operation.selectionSet.selections.length;
    it(`${name} asks each gateway's operation at most twice, or once for each of its ${fields} fields`, async () => {
      const counts = await ask(text, { ...variablesOf(operation), ...exactly[name]?.variables });
      expect(Object.keys(counts).length).toBeGreaterThanOrEqual(Math.min(1, Object.keys(exactly[name]?.calls ?? { any: 1 }).length));
      for (const count of Object.values(counts)) expect(count).toBeLessThanOrEqual(Math.max(2, fields));
    });
  }
});
