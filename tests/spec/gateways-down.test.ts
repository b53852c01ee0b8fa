// §7, §8: one of the five gateways is down: its port is closed. A page shows the data of the others, is not cached if data
// are missing, and has an error status if its main data are missing.
import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { startRealPages } from '../gateway/real-pages.ts';
import { json } from '../gateway/upstream.ts';

const gateways = ['buyer', 'supplier', 'search', 'purchaser', 'chat'] as const;
type Gateway = (typeof gateways)[number];

/** Each gateway's part of a page: texts from it, or the status of the page without it. */
type Page = { readonly path: string; readonly title: string } & {
  readonly [name in Gateway]?: readonly string[] | number;
};

const supplierName = 'Ningbo Haoyu Electric Appliance Co., Ltd.';
const productName = 'Gooseneck electric kettle with temperature control, 1 L, white';
const answers = 'Replies to 96% of enquiries within a day';

const pages: readonly Page[] = [
  {
    path: '/',
    title: 'Products from manufacturers',
    buyer: ['Kettles and toasters for autumn', 'Browse by category', 'Trade fairs'],
    search: ['New this week', 'Best rated by buyers', supplierName],
    supplier: [supplierName],
  },
  {
    path: '/Gooseneck-electric-kettle-with-temperature-control_100123.html',
    title: productName,
    buyer: 502,
    supplier: [supplierName, answers],
    search: ['Similar offers'],
    purchaser: ['41 similar offers'],
    chat: [answers],
  },
  {
    path: '/supplier/Ningbo-Haoyu-Electric-Appliance-Co-Ltd_2017.html',
    title: supplierName,
    supplier: 502,
    search: [productName],
    chat: [answers],
    buyer: ['Consumer electronics'],
  },
  {
    path: '/search/product?keyword=kettle',
    title: 'kettle',
    search: 502,
    supplier: [supplierName],
    buyer: [],
  },
  {
    path: '/search/supplier?keyword=kettle',
    title: 'Suppliers: kettle',
    search: 502,
    supplier: 502,
    chat: [answers],
    buyer: [],
  },
  // Only the buyer gateway knows whether a category exists.
  {
    path: '/category/Kitchen-appliances_801.html',
    title: 'Kitchen appliances',
    buyer: 502,
    search: 502,
    supplier: [supplierName],
  },
  { path: '/latest-products.html', title: 'New arrivals', search: 502, supplier: [supplierName], buyer: [] },
  { path: '/landing/rfq/product-100123', title: productName, buyer: 502, supplier: [supplierName] },
  { path: '/product/score/list/100123', title: `Reviews of ${productName}`, buyer: 502 },
  { path: '/categories', title: 'All categories', buyer: 502 },
];

const env = { PUBLIC_URL: 'https://fair.example', PAGE_CACHE_MAX_BYTES: '0' };
const { again, close, gateway: whole, upstream } = await startRealPages(env);
afterAll(close);

async function look(path: string, from = whole) {
  const answer = await from.get(path, { 'accept-language': 'en' });
  const html = await answer.text();
  const main = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<!--.*?-->/g, '');
  const text = main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return {
    status: answer.status,
    isCacheable: answer.headers.get('cache-control') !== 'no-store',
    text,
    title: /<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1]?.replace(/<[^>]*>/g, '') ?? '',
    header: html.includes('role="search"'),
  };
}

const textsOf = (page: Page, name: Gateway) => {
  const of = page[name];
  return typeof of === 'object' ? of : [];
};
const allTexts = (page: Page) => gateways.flatMap((name) => textsOf(page, name));

describe('§8 a page with every gateway up', () => {
  it.each(pages)('$path shows the data of each of them', async (page) => {
    const { status, isCacheable, text, title } = await look(page.path);
    expect([status, isCacheable]).toEqual([200, true]);
    expect(title).toContain(page.title);
    for (const one of allTexts(page)) expect(text).toContain(one);
  });
});

describe.each(gateways)('§8 with the %s gateway down', (name) => {
  it.each(pages)('$path', async (page) => {
    const broken = await again({ ...env, [`${name.toUpperCase()}_GATEWAY_URL`]: 'http://127.0.0.1:9' });
    try {
      const { status, isCacheable, text, title, header } = await look(page.path, broken);
      const of = page[name];
      expect([status, isCacheable, header]).toEqual([
        typeof of === 'number' ? of : 200,
        of === undefined && name !== 'buyer',
        true,
      ]);
      if (typeof of === 'number') {
        expect(text).toMatch(/couldn’t be loaded|isn’t responding/);
        // A list keeps its heading, which comes from another gateway.
        if (name === 'search' && text.includes('isn’t responding')) expect(title).toContain(page.title);
        return;
      }
      expect(title).toContain(page.title);
      const lost = of ?? [];
      for (const one of allTexts(page)) expect([one, text.includes(one)]).toEqual([one, !lost.includes(one)]);
    } finally {
      await broken.close();
    }
  });
});

describe('§8 a page whose main data are not what they should be', () => {
  it.each([
    ['HTML', (response: ServerResponse) => response.end('<!doctype html><title>Maintenance</title>')],
    ['an error', (response: ServerResponse) => json(response, { success: false, code: 500 })],
    ['other types', (response: ServerResponse) => json(response, { success: true, code: 200, data: 7 })],
  ])(
    '%s: it says so in the visitor’s language, with status 502 and when to come again',
    async (_what, send) => {
      upstream.answer('goodsList', (_call, response) => send(response));
      const answer = await whole.get('/x_100123.html', { 'accept-language': 'de' });
      upstream.reset();
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual(
        [502, '5', 'no-store'],
      );
      const html = await answer.text();
      expect(html).toContain('<html lang="de"');
      expect(html).toContain('Diese Seite konnte nicht geladen werden');
      expect(html).not.toContain('Maintenance');
    },
  );
});
