// PLAIN_PAGES turns off the optimisations of web/src/fast. A page must be the same with and without them.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stockUp } from '../gateway/catalogue.ts';
import { startRealPages } from '../gateway/real-pages.ts';

const env = { PAGE_CACHE_MAX_BYTES: '0', PUBLIC_URL: 'https://fair.example' };
const { upstream, gateway: fast, again, close } = await startRealPages(env);
const plain = await again({ ...env, PLAIN_PAGES: 'true' });
afterAll(async () => {
  await plain.close();
  await close();
});
beforeEach(() => {
  upstream.reset();
  stockUp(upstream, 100);
});

const paths = [
  '/',
  '/eg/',
  '/?lang=ar',
  '/search/product?keyword=kettle',
  '/search/product?keyword=kettle&pageNo=2&lang=de',
  '/search/supplier?keyword=kettle',
  '/category/Kitchen-appliances_801.html',
  '/aggregate/kettle/Kitchen-appliances_801.html',
  '/hot/product',
  '/showroom/showroom-kettle.html',
  '/Gooseneck-electric-kettle-with-temperature-control_100123.html',
  '/supplier/Ningbo-Haoyu-Electric-Appliance-Co-Ltd_2017.html',
  '/product/score/list/100123',
  '/categories',
  '/verify',
  '/account',
  '/myFavorite/product',
  '/login',
  '/register?lang=fa',
  '/sitemap.html',
  '/expo',
  '/chinahomelifeEgypt_3001',
  '/chinahomelifeEgypt_3001/exhibitors?hall=A',
  '/chinahomelifeEgypt_3001/exhibitors/7',
  '/chinahomelifeEgypt_3001/hall-plan?lang=ar',
  '/chinahomelifeEgypt_3001/agenda',
  '/chinahomelifeEgypt_3001/preregister',
  '/chinahomelifeEgypt_3001/visits',
  '/expoEgypt_3001/lotterywheel',
  '/expo/badge/view',
  '/organiser',
  '/no/such/page',
];

const inlineScript = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>.*?<\/script>/gs;
const tag = /<(?:meta|link)[^>]*>|<(script|title|style)[^>]*>.*?<\/\1>/gs;

/** The visible and indexed parts: the body, and the head's tags in any order. */
function shown(html: string) {
  const [head = '', body = ''] = html
    .replaceAll(inlineScript, '')
    // React numbers ids by useId; only the pairing matters.
    .replaceAll(/_R_\w*_/g, '_R_')
    .split('</head>');
  return {
    head: (head.match(tag) ?? []).map((one) => one.replace(/\bhreflang=/i, 'hreflang=')).sort(),
    body,
  };
}

async function pageOf(gateway: typeof fast, path: string) {
  const response = await gateway.get(path);
  const html = await response.text();
  const answers = /<script id="answers"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return {
    status: response.status,
    location: response.headers.get('location'),
    ...shown(html),
    answers: JSON.parse(answers || 'null') as unknown,
  };
}

describe('a page is the same with and without the optimisations', () => {
  it.each(paths)('%s', async (path) => {
    const { answers: cache, ...expected } = await pageOf(plain, path);
    // Twice: the second time its parts are cached.
    for (const _ of [1, 2]) {
      const { answers, ...page } = await pageOf(fast, path);
      expect(page).toEqual(expected);
      expect(page.status).toBeLessThan(500);
      if (page.status < 300) {
        expect(answers).toBeInstanceOf(Array);
        expect(cache).toHaveProperty('ROOT_QUERY');
      }
    }
  });

  it('§2.4 a phone has the script of the badge only with the optimisation', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' };
    const withScript = await (await fast.get('/myBadge', phone)).text();
    const without = await (await plain.get('/myBadge', phone)).text();
    expect(withScript).toContain('indexedDB.open');
    expect(without).not.toContain('indexedDB.open');
    expect(without).toContain('My badges');
  });

  it('§8 also with a source down', async () => {
    upstream.answer('supplierList', (_call, response) => void response.destroy());
    const path = '/search/product?keyword=kettle&sort=newest';
    const { answers: _cache, ...expected } = await pageOf(plain, path);
    const { answers: _answers, ...page } = await pageOf(fast, path);
    expect(page).toEqual(expected);
  });
});
