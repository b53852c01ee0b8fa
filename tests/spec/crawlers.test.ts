import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth({ env: { PUBLIC_URL: 'https://fair.example', PAGE_CACHE_MAX_BYTES: '0' } });
afterAll(close);

/** A catalogue of `last` products and suppliers, named after their ids. */
function catalogue(last: number, enName = 'Kettle & <Co>'): void {
  upstream.answer('listPages', ({ body }, response) => {
    const { afterId, size } = (body as { data: { afterId: string; size: number } }).data;
    const first = Number(afterId || '0') + 1;
    const data = Array.from({ length: Math.max(0, Math.min(size, last - first + 1)) }, (_, index) => ({ id: String(first + index), enName, updateTime: '2026-11-01T09:00:00.000Z' }));
    json(response, { success: true, data });
  });
}
beforeEach(() => {
  upstream.reset();
  catalogue(10_001);
});

const locationsOf = async (path: string) => [...(await (await gateway.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('robots.txt', () => {
  it('robotstxt.org: everything is open but the machinery, and the sitemap is named', async () => {
    const robots = await gateway.get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await robots.text()).trim().split('\n')).toEqual([
      'User-agent: *', 'Disallow: /graphql', 'Disallow: /explorer', 'Disallow: /metrics', 'Sitemap: https://fair.example/sitemap.xml',
    ]);
  });
});

describe('sitemap.xml', () => {
  it('sitemaps.org: an index of files of ten thousand addresses each', async () => {
    expect(await locationsOf('/sitemap.xml')).toEqual(
      ['pages', 'goods-0', 'goods-10000', 'supplier-0', 'supplier-10000'].map((name) => `https://fair.example/sitemap/${name}.xml`),
    );
  });

  it('§2.1 §2.2 products stand at /{name}{id}.html, suppliers below /supplier, with the day of their last change', async () => {
    catalogue(1, 'Kettle, 1 L');
    expect(await locationsOf('/sitemap/goods-0.xml')).toEqual(['https://fair.example/Kettle-1-L_1.html']);
    expect(await locationsOf('/sitemap/supplier-0.xml')).toEqual(['https://fair.example/supplier/Kettle-1-L_1.html']);
    expect(await (await gateway.get('/sitemap/goods-0.xml')).text()).toContain('<lastmod>2026-11-01T09:00:00.000Z</lastmod>');
  });

  it('sitemaps.org: a file holds ten thousand addresses, the next goes on after them', async () => {
    expect(await locationsOf('/sitemap/goods-0.xml')).toHaveLength(10_000);
    expect(await locationsOf('/sitemap/goods-10000.xml')).toEqual(['https://fair.example/Kettle-Co_10001.html']);
  });

  it('sitemaps.org: is well-formed XML, of the right type, and may be held for an hour', async () => {
    const { headers } = await gateway.get('/sitemap/pages.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toMatch(/s-maxage=3600\b/);
    expect(await locationsOf('/sitemap/pages.xml')).toEqual([
      'https://fair.example/', 'https://fair.example/categories',
      'https://fair.example/category/Consumer-electronics-appliances_8.html', 'https://fair.example/category/Kitchen-appliances_801.html',
    ]);
  });

  for (const path of ['/sitemap/cars-0.xml', '/sitemap/goodsx-0.xml', '/sitemap/xsupplier-0.xml', '/sitemap/goods-x.xml']) {
    it(`§2 ${path} is no sitemap: a page answers, and nobody is asked`, async () => {
      const { headers } = await gateway.get(path);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(upstream.calls).toEqual([]);
    });
  }

  it('§8 with the search gateway away → 502 with its code, not an empty sitemap', async () => {
    upstream.answer('listPages', (_call, response) => void response.destroy());
    const answer = await gateway.get('/sitemap.xml');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ errors: [{ message: 'network error', extensions: { code: 'NETWORK_ERROR' } }] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
