// §2, §2.8, §9: the head of every public page, its cache lifetime, and that it contains no data of a viewer.
import { languageCodes, localeOf } from '@fairgate/schema/locales';
import { matchRoute, routes } from '@fairgate/schema/urls';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goldenOf } from '../gateway/golden.ts';
import { startRealPages } from '../gateway/real-pages.ts';
import { json } from '../gateway/upstream.ts';

const origin = 'https://fair.example';
const { upstream, gateway, again, close } = await startRealPages({ PUBLIC_URL: origin });
const cacheOff = await again({ PUBLIC_URL: origin, PAGE_CACHE_MAX_BYTES: '0' });
afterAll(async () => {
  await cacheOff.close();
  await close();
});
beforeEach(() => upstream.reset());
afterEach(() => void vi.useRealTimers());

/** §9: prices, stock and search results 10 s; the texts of a site and the websites 60 s; §2: some pages one hour. */
const [seconds, minute, hour] = [10, 60, 3_600];

type Calls = Record<string, number>;
/** What the form of an RFQ offers. */
const rfqOptions = { nameOfUnit: 1, shipmentTerm: 1, paymentTerms: 1, cateAndTagV2: 1 };
const siteTexts = { i18nAll: 1 };
const list = { ...siteTexts, searchGoodsV2: 1, supplierList: 1 };

/** Every public page: its canonical address, its lifetime in a shared cache (s), and the variables of its one operation. */
const pages: readonly [path: string, heldS: number, calls: Calls][] = [
  ['/', seconds, { ...list, searchGoodsV2: 2, bannerList: 1, cateAndTagV2: 1, getRecommendExhibition: 1 }],
  // A country's home page also lists products from that country.
  ['/eg/', seconds, { ...list, searchGoodsV2: 3, bannerList: 1, cateAndTagV2: 1, getRecommendExhibition: 1 }],
  ['/search/product?keyword=kettle', seconds, list],
  [
    '/search/supplier?keyword=kettle',
    seconds,
    { ...siteTexts, searchSupplierV2: 1, supplierList: 1, supplierState: 1 },
  ],
  ['/category/Kitchen-appliances_801.html', seconds, { ...list, cateAndTagV2: 1 }],
  ['/aggregate/kettle/Kitchen-appliances_801.html', seconds, { ...list, cateAndTagV2: 1 }],
  ['/hot/product', seconds, list],
  ['/showroom/showroom-kettle.html', seconds, list],
  ['/hots/showroom-kettle.html', seconds, list],
  [
    '/Gooseneck-electric-kettle-with-temperature-control_100123.html',
    seconds,
    {
      ...siteTexts,
      goodsList: 1,
      supplierList: 2,
      similarGoods: 1,
      cateAndTagV2: 1,
      priceGuide: 1,
      scoreList: 1,
      supplierState: 1,
    },
  ],
  [
    '/supplier/Ningbo-Haoyu-Electric-Appliance-Co-Ltd_2017.html',
    seconds,
    { ...siteTexts, supplierList: 1, cateAndTagV2: 1, supplierState: 1, searchGoodsV2: 1 },
  ],
  ['/product/score/list/100123', seconds, { ...siteTexts, goodsList: 1, scoreList: 1 }],
  ['/startOrder/100123', seconds, { ...siteTexts, goodsList: 1, supplierList: 1 }],
  ['/landing/rfq/product-100123', hour, { ...siteTexts, goodsList: 1, supplierList: 1, ...rfqOptions }],
  ['/latest-products.html', seconds, { ...list, cateAndTagV2: 1 }],
  ['/categories', minute, { ...siteTexts, cateAndTagV2: 1 }],
  ['/product_categories.html', minute, { ...siteTexts, cateAndTagV2: 1 }],
  [
    '/chinahomelifeEgypt_3001',
    seconds,
    { ...siteTexts, getExhibitionInfo: 1, getExhibitionNews: 1, getExhibitorList: 1, supplierList: 1 },
  ],
  [
    '/chinahomelifeEgypt_3001/exhibitors',
    seconds,
    { ...siteTexts, getExhibitionInfo: 1, getExhibitorList: 1, supplierList: 1 },
  ],
  ['/expoEgypt', minute, { ...siteTexts, getRecommendExhibition: 1 }],
  ['/eshowEgypt_home-egypt', seconds, { ...list, getEshowInfo: 1, getExhibitorList: 1 }],
  ['/chinahomelifeEgypt_3001/book-stand', minute, { ...siteTexts, getExhibitionInfo: 1 }],
  ['/chinahomelifeEgypt_3001/sharing-events', minute, { ...siteTexts, getExhibitionInfo: 1, getSharing: 1 }],
  ['/expoEgypt_3001/lotterywheel', seconds, { ...siteTexts, getExhibitionInfo: 1, getLottery: 1 }],
  ['/fairEgypt_kitchen', seconds, { ...list, getFairPage: 1, cateAndTagV2: 1, searchGoodsV2: 2 }],
  ['/chinahomelifeEgypt_3001/preregister', minute, { ...siteTexts, getExhibitionInfo: 1, getHotTags: 1 }],
  [
    '/chinahomelifeEgypt_3001/exhibitors/7',
    seconds,
    { ...siteTexts, getExhibitionInfo: 1, getExhibitors: 1, supplierList: 1, cateAndTagV2: 1 },
  ],
  ['/chinahomelifeEgypt_3001/hall-plan', seconds, { ...siteTexts, getExhibitionInfo: 1, getHallPlan: 1 }],
  ['/chinahomelifeEgypt_3001/agenda', minute, { ...siteTexts, getExhibitionInfo: 1, getAgenda: 1 }],
  ['/verify', minute, siteTexts],
  ['/rfq', minute, { ...siteTexts, ...rfqOptions }],
  ['/rfq-buyerservice', minute, { ...siteTexts, ...rfqOptions }],
  ['/customer-service', minute, { ...siteTexts, helpTopics: 1 }],
  ['/frontpage', hour, { ...siteTexts, tradeServices: 1 }],
  ['/about-us.html', minute, { ...siteTexts, aboutUs: 1 }],
  ['/privacy.html', minute, { ...siteTexts, privacy: 1 }],
  ['/privacy-policy.html', minute, { ...siteTexts, privacyPolicy: 1 }],
  ['/privacy-policy-Egypt.html', minute, { ...siteTexts, websites: 1, privacyPolicy: 1 }],
  ['/sitemap.html', minute, { ...siteTexts, cateAndTagV2: 1, websites: 1 }],
  ['/link/https%3A%2F%2Fexample.com%2Fa', hour, siteTexts],
];

it('§2 every route that is open to search engines is among these pages', () => {
  const tested = new Set(
    pages.map(([path]) => matchRoute(path.replace(/^\/eg(?=\/)/, '').split('?')[0] ?? '')?.route.id),
  );
  expect(routes.filter(({ id, inSitemap }) => inSitemap && !tested.has(id))).toEqual([]);
});

const get = async (path: string, headers: Record<string, string> = {}, from = gateway) => {
  const answer = await from.get(path, { 'accept-language': 'en', ...headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

/** The head: its language, its own address, and the same page in other languages. */
function headOf(html: string) {
  // HTML's attribute names have no case; React writes hrefLang.
  const attribute = (tag: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');
  const links = html.match(/<link [^>]*>/g) ?? [];
  return {
    language: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
    description: attribute(/<meta name="description"[^>]*>/.exec(html)?.[0] ?? '', 'content'),
    canonical: links.filter((tag) => tag.includes('rel="canonical"')).map((tag) => attribute(tag, 'href')),
    alternates: links
      .filter((tag) => tag.includes('rel="alternate"'))
      .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
  };
}

describe.each(pages)('%s', (path, heldS, calls) => {
  it('§2.8 names its address, and itself in nineteen languages and without one; each of those pages names the same addresses', async () => {
    const { status, html } = await get(path);
    const { language, title, description, canonical, alternates } = headOf(html);
    expect([status, language, canonical]).toEqual([200, 'en', [origin + path]]);
    expect(title).toMatch(/Fairgate$/);
    expect(description).toBeTruthy();
    const asking = `${origin}${path}${path.includes('?') ? '&' : '?'}lang=`;
    expect(alternates).toEqual([
      ...languageCodes.map((code) => [code === 'tl' ? 'fil' : code, asking + code]),
      ['x-default', origin + path],
    ]);
    for (const code of languageCodes) {
      const other = await get(asking.slice(origin.length) + code);
      expect([other.status, headOf(other.html)]).toMatchObject([
        200,
        { language: localeOf(code).tag, canonical: [asking + code], alternates },
      ]);
    }
  });

  it(`§9 may be cached for ${heldS} s and is served from the cache without upstream calls; a client that has it gets 304`, async () => {
    const fresh = `${path}${path.includes('?') ? '&' : '?'}utm_source=cache`;
    const first = await get(fresh);
    expect(upstream.counts()).toEqual(calls);
    expect(first.headers.get('cache-control')).toBe(
      `public, max-age=0, s-maxage=${heldS}, stale-while-revalidate=${Math.min(heldS, minute)}`,
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (heldS - 1) * 1_000 });
    const second = await get(fresh);
    expect([second.html, second.headers.get('age')]).toEqual([first.html, String(heldS - 1)]);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    const known = await get(fresh, { 'if-none-match': etag });
    expect([known.status, known.html, known.headers.get('etag')]).toEqual([304, '', etag]);
    expect(upstream.counts()).toEqual(calls);
  });

  it('§6 is the same for a viewer with all stored data of a browser as for a guest, cached or rendered', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const address = `${path}${path.includes('?') ? '&' : '?'}utm_source=viewer`;
    const viewer = await get(address, {
      cookie:
        'session=Fe26.2*sealed; currency=TRY; recently_seen=100123; cart=100123.100124; cc_cookie=accept; visitor-id=v-77',
      authorization: 'Bearer of-a-viewer',
      'visitor-id': 'v-77',
      'meo-id': 'm-77',
      'page-id': 'p-77',
    });
    const guest = await get(address);
    const uncached = await get(address, {}, cacheOff);
    expect(viewer.headers.get('set-cookie')).toBeNull();
    expect(guest.headers.get('age')).toBe('0');
    expect(guest.html).toBe(viewer.html);
    expect(uncached.html).toBe(viewer.html);
    expect(viewer.html).not.toMatch(/of-a-viewer|[vmp]-77|sealed/);
    for (const { body } of upstream.calls)
      expect((body as { token?: string } | undefined)?.token ?? '').toBe('');
  });
});

describe('§2 unknown addresses', () => {
  it.each([
    '/Nothing_999.html',
    '/product/Nothing_999',
    '/product/Nothing_999.html',
    '/supplier/Nothing_9.html',
    '/supplier/Nothing_9',
    '/category/Nothing_9.html',
    '/product/score/list/999',
    '/landing/rfq/product-999',
    '/hot/nothing',
    '/privacy-policy-Atlantis.html',
    '/aggregate/kettle/Nothing_9.html',
    '/eg/Nothing_999.html',
    '/link/javascript:alert(1)',
  ])('§2 %s has a valid form and an unknown id: 404, a page with links, not cached', async (path) => {
    const { status, headers, html } = await get(path);
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([404, 'no-store', null]);
    expect(html).toMatch(/<h1[ >]/);
    expect(html).toMatch(/<a [^>]*href="[^"]*\/(?:search\/product|categories|hot\/\w+)/);
    expect(headOf(html).canonical).toEqual([]);
  });

  it.each([
    ['/no/such/path', '/'],
    ['/nothing', '/'],
    ['/eg/no/such/path', '/eg/'],
    // §2.9 The language that is asked for stays.
    ['/no/such/path?lang=ar&source=9', '/?lang=ar'],
    ['/product/score/list/x', '/'],
    ['/privacy-policy-.html', '/'],
  ])('§2 %s matches no route: it redirects to the root of its site', async (path, root) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')?.replace(/^(\/eg)$/, '$1/')]).toEqual([302, root]);
  });
});

describe('§2 addresses in another spelling', () => {
  it.each([
    ['/privacy-policy-egypt.html', '/privacy-policy-Egypt.html'],
    ['/privacy-policy-EGYPT.html?lang=de', '/privacy-policy-Egypt.html?lang=de'],
    ['/Privacy-Policy-Egypt.html', '/privacy-policy-Egypt.html'],
    ['/eg/privacy-policy-egypt.html', '/eg/privacy-policy-Egypt.html'],
    ['/kettle_100123.html', '/Gooseneck-electric-kettle-with-temperature-control_100123.html'],
    ['/category/kitchen_801.html', '/category/Kitchen-appliances_801.html'],
    ['/hot/PRODUCT', '/hot/product'],
    // §2.9 What says where a visit comes from stays.
    ...['', '/sharing-events', '/book-stand', '/exhibitors/7', '/visits'].map((section): [string, string] => [
      `/expoEgypt_3001${section}?source=9&gclid=x&lang=de`,
      `/chinahomelifeEgypt_3001${section}?source=9&gclid=x&lang=de`,
    ]),
    ['/expoPoland_3001/lotterywheel?source=9', '/expoEgypt_3001/lotterywheel?source=9'],
  ])(
    '§2.2 %s redirects permanently to %s, and browsers do not cache the redirect forever',
    async (path, address) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('location')]).toEqual([301, address]);
      expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=(?:10|60)$/);
    },
  );

  it('§8 a redirect with a missing source is not cached', async () => {
    upstream.answer('i18nAll', (_call, response) => void response.destroy());
    const { status, headers } = await get('/privacy-policy-egypt.html');
    expect([status, headers.get('cache-control')]).toEqual([301, 'no-store']);
  });
});

describe('§2.8 addresses of the same page', () => {
  it.each([
    ['/search/product?keyword=kettle&pageNo=-1', '/search/product?keyword=kettle'],
    ['/search/product?keyword=%20kettle%20&searchType=a&pageNo=x', '/search/product?keyword=kettle'],
    ['/search/supplier?keyword=kettle&pageNo=0', '/search/supplier?keyword=kettle'],
    [
      '/category/Kitchen-appliances_801.html?pageNo=2&keyword=kettle',
      '/category/Kitchen-appliances_801.html',
    ],
    [
      '/aggregate/kettle/Kitchen-appliances_801.html?pageNo=2&id=1',
      '/aggregate/kettle/Kitchen-appliances_801.html',
    ],
    ['/showroom/showroom-kettle.html?pageNo=2', '/showroom/showroom-kettle.html'],
  ])(
    '§2.8 %s has the canonical address %s: an unread parameter makes no other page',
    async (path, address) => {
      expect(headOf((await get(path)).html).canonical).toEqual([origin + address]);
    },
  );

  it('§2.9 `id` of a search is a category or a product, which has a separate page', async () => {
    const { status, headers } = await get('/search/product?id=100123');
    expect([status, headers.get('location')]).toEqual([
      307,
      '/Gooseneck-electric-kettle-with-temperature-control_100123.html',
    ]);
    expect((await get('/search/product?id=801')).status).toBe(200);
  });
});

describe('the sections of an exhibition', () => {
  const path = '/chinahomelifeEgypt_3001';
  const sectionsOf = (html: string) =>
    [
      ...(/<nav[^>]*aria-label="Sections of the fair".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(
        /href="([^"]+)"/g,
      ),
    ].map(([, href]) => href);
  const always = ['', '/exhibitors', '/hall-plan', '/agenda', '/visits'].map((section) => path + section);

  it('§2.5 lead to its online show, prize draw, sharing event and stands', async () => {
    const { html } = await get(`${path}?utm_source=sections`, {}, cacheOff);
    expect(sectionsOf(html)).toEqual([
      ...always,
      '/fairEgypt_kitchen',
      '/eshowEgypt_home-egypt',
      '/expoEgypt_3001/lotterywheel',
      `${path}/sharing-events`,
      `${path}/book-stand`,
    ]);
    expect(upstream.counts()).toEqual({
      ...siteTexts,
      getExhibitionInfo: 1,
      getExhibitionNews: 1,
      getExhibitorList: 1,
      supplierList: 1,
    });
    // §7.1 The envelopes tell the exhibition.
    expect(upstream.calls.find(({ operation }) => operation === 'supplierList')?.body).toMatchObject({
      exhibitionId: '3001',
      systemId: '',
      themeType: '',
    });
  });

  it('§7.1 of the current exhibition, at an address without an id, are read by calls that name it', async () => {
    await get('/chinaHomeLifeEgypt?utm_source=current', {}, cacheOff);
    expect(upstream.calls.find(({ operation }) => operation === 'supplierList')?.body).toMatchObject({
      exhibitionId: '3001',
    });
  });

  it.each(['/eshowEgypt_home-egypt', '/eshow_home-egypt'])(
    '§2.5 are on the online show at %s, which is the current one; a country site has no pages of exhibitions',
    async (show) => {
      const { html } = await get(`${show}?utm_source=sections`, {}, cacheOff);
      expect(sectionsOf(html)).toEqual([
        ...always,
        '/fairEgypt_kitchen',
        '/eshowEgypt_home-egypt',
        '/expoEgypt_3001/lotterywheel',
        `${path}/sharing-events`,
        `${path}/book-stand`,
      ]);
      const current = /<a[^>]*aria-current="page"[^>]*>Online show/.exec(html)?.[0];
      expect(current).toContain('href="/eshowEgypt_home-egypt"');
      expect(sectionsOf((await get(`/eg${show}?utm_source=sections`, {}, cacheOff)).html)).toEqual([]);
    },
  );

  it('§2.5 an exhibitor has its logo, and its pictures to enlarge', async () => {
    const { html } = await get(`${path}/exhibitors/7?utm_source=pictures`, {}, cacheOff);
    expect(html).toContain('/pictures/own-0f1e2d3c4b5a69788796a5b4c3d2e1f001234567.webp');
    expect(html).toContain('aria-label="Enlarge image 1: Ningbo Haoyu Houseware Co., Ltd."');
  });

  it('§2.5 are on the pages of products, the current one of which they name', async () => {
    const { data } = goldenOf('getFairPage').response.body as { data: { exhibition: object } };
    const fairPages = ['kitchen', 'pets'].map((pageId) => ({ pageId, categoryIds: ['801', '8'] }));
    upstream.answer('getFairPage', (_call, response) =>
      json(response, { success: true, data: { ...data, exhibition: { ...data.exhibition, fairPages } } }),
    );
    const { html } = await get('/fairEgypt_kitchen?utm_source=sections', {}, cacheOff);
    expect(sectionsOf(html)).toContain('/fairEgypt_kitchen');
    expect(/<a[^>]*aria-current="page"[^>]*>Products/.exec(html)?.[0]).toContain('href="/fairEgypt_kitchen"');
    // The other page of the same fair, beside this one.
    expect(html).toContain('href="/fairEgypt_pets"');
    expect(
      html.match(
        /<a[^>]*href="\/fairEgypt_kitchen"[^>]*aria-current="page"|<a[^>]*aria-current="page"[^>]*href="\/fairEgypt_kitchen"/g,
      ),
    ).toHaveLength(2);
  });

  it('§2.5 lead nowhere else at one that is over and has none of these', async () => {
    const { data } = goldenOf('getExhibitionInfo').response.body as { data: object };
    upstream.answer('getExhibitionInfo', (_call, response) =>
      json(response, {
        success: true,
        data: { ...data, state: 2, eshowName: null, fairPages: [], lottery: false, sharing: false },
      }),
    );
    expect(sectionsOf((await get(`${path}?utm_source=over`, {}, cacheOff)).html)).toEqual(always);
  });
});

describe('a product with little data', () => {
  it('§2.2 has no heading without content, and has a description for search engines', async () => {
    const [known] = (goldenOf('goodsList').response.body as { data: object[] }).data;
    upstream.answer('goodsList', (_call, response) =>
      json(response, { success: true, data: [{ ...known, productAbout: [], attributes: [], certs: [] }] }),
    );
    const { status, html } = await get(
      '/Gooseneck-electric-kettle-with-temperature-control_100123.html?utm_source=little',
      {},
      cacheOff,
    );
    expect(status).toBe(200);
    const headings = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(headings).toContain('Order and shipment');
    for (const empty of ['Specifications', 'About this product', 'Certificates'])
      expect(headings).not.toContain(empty);
    expect(headOf(html).description).toMatch(/^Gooseneck electric kettle/);
    expect(html).not.toContain('"description":""');
  });
});

describe('§9 new arrivals', () => {
  it('§9 /latest-products.html requests new arrivals once a day, and their suppliers as often as other pages', async () => {
    const remembering = await again({
      PUBLIC_URL: origin,
      PAGE_CACHE_MAX_BYTES: '0',
      CACHE_MAX_ENTRIES: '1000',
    });
    const begun = Date.now();
    const after = async (hours: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: begun + hours * 3_600_000 });
      expect((await get('/latest-products.html', {}, remembering)).status).toBe(200);
      vi.useRealTimers();
    };
    for (const hours of [0, 1, 23.9]) await after(hours);
    expect(upstream.counts()['searchGoodsV2']).toBe(1);
    await vi.waitFor(() => expect(upstream.counts()['supplierList']).toBe(3));
    await after(24.1);
    await vi.waitFor(() => expect(upstream.counts()['searchGoodsV2']).toBe(2));
    await remembering.close();
  });
});

describe('§2 pages that are cached for one hour', () => {
  it('§8 are served and not cached while a source is missing', async () => {
    upstream.answer('supplierList', (_call, response) => void response.destroy());
    expect((await get('/landing/rfq/product-100123?utm_source=broken')).headers.get('cache-control')).toBe(
      'no-store',
    );
  });
});
