import { matchRoute, routes } from '@fairgate/schema/urls';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth({
  env: { PUBLIC_URL: 'https://fair.example', PAGE_CACHE_MAX_BYTES: '0' },
});
afterAll(close);

/** The gateway looks where files begin every five minutes. */
let now = Date.now();
const later = () => void vi.setSystemTime((now += 600_000));

/** A catalogue of `last` products and suppliers, named after their ids. */
function catalogue(last: number, enName = 'Kettle & <Co>'): void {
  later();
  upstream.answer('listPages', ({ body }, response) => {
    const { afterId, size } = (body as { data: { afterId: string; size: number } }).data;
    const first = Number(afterId || '0') + 1;
    const data = Array.from({ length: Math.max(0, Math.min(size, last - first + 1)) }, (_, index) => ({
      id: String(first + index),
      enName,
      updateTime: '2026-11-01T09:00:00.000Z',
    }));
    json(response, { success: true, data });
  });
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  upstream.reset();
  catalogue(1);
});
afterEach(() => void vi.useRealTimers());

const locationsOf = async (path: string) =>
  [...(await (await gateway.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address,
  );

describe('robots.txt', () => {
  it('robotstxt.org: allows all paths except the endpoints of the app, and names the sitemap', async () => {
    const robots = await gateway.get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await robots.text()).trim().split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /graphql',
      'Disallow: /explorer',
      'Disallow: /metrics',
      'Sitemap: https://fair.example/sitemap.xml',
    ]);
  });
});

describe('sitemap.xml', () => {
  it('sitemaps.org: an index of files with five thousand addresses each, of the fifty thousand that are allowed', async () => {
    catalogue(5_001);
    expect(await locationsOf('/sitemap.xml')).toEqual(
      ['pages', 'goods-0', 'goods-5000', 'supplier-0', 'supplier-5000', 'landing-0', 'landing-5000'].map(
        (name) => `https://fair.example/sitemap/${name}.xml`,
      ),
    );
    // A full file, the rest, and an empty step for each list: products are read once for their two kinds of pages.
    expect(upstream.counts()).toEqual({ listPages: 6 });
  });

  it('sitemaps.org: a full file takes no further address, and the next file continues after it', async () => {
    catalogue(5_001);
    const first = await (await gateway.get('/sitemap/goods-0.xml')).text();
    expect(first.match(/<url>/g)).toHaveLength(5_000);
    expect(Buffer.byteLength(first)).toBeLessThan(1_500_000);
    expect(await locationsOf('/sitemap/goods-5000.xml')).toEqual([
      'https://fair.example/Kettle-Co_5001.html',
    ]);
  });

  it('sitemaps.org: the index names no empty file', async () => {
    catalogue(5_000);
    expect((await locationsOf('/sitemap.xml')).filter((address) => address?.includes('goods'))).toEqual([
      'https://fair.example/sitemap/goods-0.xml',
    ]);
    catalogue(0);
    expect(await locationsOf('/sitemap.xml')).toEqual(['https://fair.example/sitemap/pages.xml']);
  });

  it('sitemaps.org: a gateway that returns fewer rows than requested still fills a file', async () => {
    upstream.answer('listPages', ({ body }, response) => {
      const { afterId, size } = (body as { data: { afterId: string; size: number } }).data;
      const first = Number(afterId || '0') + 1;
      json(response, {
        success: true,
        data: Array.from({ length: Math.min(700, size, 5_001 - first) }, (_, index) => ({
          id: String(first + index),
          enName: 'Kettle',
          updateTime: '2026-11-01T09:00:00.000Z',
        })),
      });
    });
    const addresses = await locationsOf('/sitemap/supplier-0.xml');
    expect([addresses.length, addresses.at(-1)]).toEqual([
      5_000,
      'https://fair.example/supplier/Kettle_5000.html',
    ]);
  });

  it('§2.1 §2.2 products are listed as /{name}{id}.html, suppliers below /supplier, with the day of their last change', async () => {
    catalogue(1, 'Kettle, 1 L');
    expect(await locationsOf('/sitemap/goods-0.xml')).toEqual(['https://fair.example/Kettle-1-L_1.html']);
    expect(await locationsOf('/sitemap/supplier-0.xml')).toEqual([
      'https://fair.example/supplier/Kettle-1-L_1.html',
    ]);
    expect(await (await gateway.get('/sitemap/goods-0.xml')).text()).toContain(
      '<lastmod>2026-11-01T09:00:00.000Z</lastmod>',
    );
  });

  it("§2.3 a product's landing page is listed under its id", async () => {
    expect(await locationsOf('/sitemap/landing-0.xml')).toEqual([
      'https://fair.example/landing/rfq/product-1',
    ]);
  });

  it("§2.2 §2.3 lists the static pages, the categories with products, and each country's policy and home page, §2.5 each exhibition with its sections", async () => {
    expect(new Set(await locationsOf('/sitemap/pages.xml'))).toEqual(
      new Set(
        [
          '/',
          '/search/product',
          '/search/supplier',
          '/latest-products.html',
          '/categories',
          '/product_categories.html',
          '/frontpage',
          '/verify',
          '/rfq',
          '/rfq-buyerservice',
          '/customer-service',
          '/sitemap.html',
          '/hot/product',
          '/hot/new-arrivals',
          '/hot/small-orders',
          '/hot/verified',
          '/about-us.html',
          '/privacy.html',
          '/privacy-policy.html',
          '/privacy-policy-Egypt.html',
          '/category/Consumer-electronics-appliances_8.html',
          '/category/Kitchen-appliances_801.html',
          '/eg/',
          '/chinahomelifeEgypt_3001',
          '/chinahomelifeEgypt_3001/exhibitors',
          '/chinahomelifeEgypt_3001/hall-plan',
          '/chinahomelifeEgypt_3001/agenda',
        ].map((path) => `https://fair.example${path}`),
      ),
    );
  });

  it('§2 lists addresses for every route that is open to search engines', async () => {
    catalogue(1);
    const files = (await locationsOf('/sitemap.xml')).map((address) => new URL(address).pathname);
    const found = (await Promise.all(files.map(locationsOf)))
      .flat()
      .map((address) => matchRoute(new URL(address).pathname.replace(/^\/eg(?=\/)/, ''))?.route);
    const listed = routes.filter((route) => route.inSitemap);
    expect(new Set(found)).toEqual(new Set(listed));
    // §2.5 Guests of the international site are global buyers.
    const toGuests = ['any', 'global-buyer'];
    expect(
      listed.filter(({ audience, screens }) => !toGuests.includes(audience) || screens !== 'both'),
    ).toEqual([]);
  });

  it('§2.8 each address is listed in nineteen languages and without one, as in the head of its page', async () => {
    const text = await (await gateway.get('/sitemap/pages.xml')).text();
    const links = /<loc>https:\/\/fair.example\/verify<\/loc>(.*?)<\/url>/.exec(text)?.[1] ?? '';
    const [first, ...rest] = [
      ...links.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"\/>/g),
    ].map(([, language, href]) => [language, href]);
    expect(first).toEqual(['zh', 'https://fair.example/verify?lang=zh']);
    expect(rest).toHaveLength(19);
    expect(rest).toContainEqual(['fil', 'https://fair.example/verify?lang=tl']);
    expect(rest.at(-1)).toEqual(['x-default', 'https://fair.example/verify']);
    expect(text.match(/<xhtml:link /g)).toHaveLength((text.match(/<url>/g)?.length ?? 0) * 20);
  });

  it('sitemaps.org: policies have the day of their last change, other pages have none', async () => {
    const text = await (await gateway.get('/sitemap/pages.xml')).text();
    const dated = [...text.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(
      ([, address, day]) => [address, day],
    );
    expect(new Set(dated.map((pair) => pair.join(' ')))).toEqual(
      new Set(
        ['/about-us.html', '/privacy.html', '/privacy-policy.html', '/privacy-policy-Egypt.html'].map(
          (path) => `https://fair.example${path} 2026-11-21`,
        ),
      ),
    );
  });

  it('§8 a policy that cannot be read is listed without its day', async () => {
    upstream.answer('aboutUs', (_call, response) => void response.destroy());
    expect(await (await gateway.get('/sitemap/pages.xml')).text()).toContain(
      '<loc>https://fair.example/about-us.html</loc><xhtml:link',
    );
  });

  it('sitemaps.org: is escaped XML with the right content type, and may be stored for an hour', async () => {
    for (const path of ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/goods-0.xml']) {
      const { headers } = await gateway.get(path);
      expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
      expect(headers.get('cache-control')).toMatch(/s-maxage=3600\b/);
      expect(headers.get('etag')).toBeTruthy();
    }
    expect(await (await gateway.get('/sitemap/goods-0.xml')).text()).not.toMatch(/&(?!#\d+;)/);
  });

  it('sitemaps.org: a number at which no file begins leads to the file that has the next entry, and makes none', async () => {
    catalogue(5_001);
    await gateway.get('/sitemap.xml');
    upstream.calls.length = 0;
    for (const [after, file] of [
      ['4999', 'goods-0'],
      ['5001', 'goods-5000'],
      ['999999999999999999', 'goods-5000'],
    ] as const) {
      const { status, headers } = await gateway.get(`/sitemap/goods-${after}.xml`);
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        302,
        `/sitemap/${file}.xml`,
        'no-store',
      ]);
    }
    expect(upstream.calls).toEqual([]);
    catalogue(0);
    expect((await gateway.get('/sitemap/goods-0.xml')).status).toBe(404);
  });

  it('sitemaps.org: an address with a query leads to the one without, so that it stores nothing', async () => {
    for (const path of ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/goods-0.xml']) {
      const { status, headers } = await gateway.get(`${path}?x=1`);
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        302,
        path,
        'no-store',
      ]);
    }
    expect(upstream.calls).toEqual([]);
  });

  it('a visitor pays for the files: 429 with the time to wait when the budget is spent', async () => {
    const other = await startBoth({ env: { REQUEST_BUDGET: '2400', PAGE_CACHE_MAX_BYTES: '0' } });
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await other.gateway.get('/sitemap/pages.xml'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await other.close();
  });

  for (const path of [
    '/sitemap/cars-0.xml',
    '/sitemap/goodsx-0.xml',
    '/sitemap/xsupplier-0.xml',
    '/sitemap/goods-x.xml',
  ]) {
    it(`§2 ${path} is not a sitemap: it gets a page, and no upstream call is made`, async () => {
      const { headers } = await gateway.get(path);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(upstream.calls).toEqual([]);
    });
  }

  it('§8 with the search gateway down → 502 with its code, not an empty sitemap', async () => {
    upstream.answer('listPages', (_call, response) => void response.destroy());
    const answer = await gateway.get('/sitemap.xml');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      errors: [{ message: 'network error', extensions: { code: 'NETWORK_ERROR' } }],
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
