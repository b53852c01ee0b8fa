import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { sha256, type Render } from '../gateway/start.ts';
import { newVisitor } from '../gateway/visitor.ts';

type Page = Awaited<ReturnType<Render>>;

const product = 'query Product { product(id: "100123") { name supplier { name } } }';
let rendered: Parameters<Render>[0][] = [];
let response: () => Page;

const html = (text: string, status = 200, headers: Page['headers'] = {}): Page => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  html: Buffer.from(text),
  inlineScripts: [...text.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = '']) => script),
});

/** A web app with one page: it requests a product, or nothing, and renders what the test sets. */
const render: Render = async (page) => {
  rendered.push(page);
  const { pathname } = new URL(page.request.url);
  const result =
    pathname === '/static'
      ? {}
      : await page.execute({ hash: sha256(product), operationName: 'Product', variables: {} });
  return (
    response?.() ??
    html(
      `<title>${page.locale} ${page.device} ${page.userKind}</title><script>go()</script>${JSON.stringify(result)}`,
      pathname === '/gone' ? 404 : 200,
    )
  );
};
const { upstream, gateway, close } = await startBoth({
  documents: [product],
  render,
  env: { PUBLIC_URL: 'https://fair.example' },
});
afterAll(close);
beforeEach(() => {
  upstream.reset();
  rendered = [];
  response = undefined as unknown as () => Page;
});
afterEach(() => void vi.useRealTimers());

let path = 0;
/** An address that no earlier test has requested. */
const fresh = () => `/kettle_${(path += 1)}.html`;
const get = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await gateway.get(address, headers);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

describe('pages', () => {
  it('a page runs its one operation in process, by hash, with the calls of that operation', async () => {
    const { status, text } = await get(fresh());
    expect(status).toBe(200);
    expect(text).toContain('Gooseneck electric kettle');
    expect(upstream.counts()).toEqual({ goodsList: 1, supplierList: 1 });
  });

  it('a rendered page is served again unchanged, with its policy and its type', async () => {
    const address = fresh();
    const [first, second] = [await get(address), await get(address)];
    expect(rendered).toHaveLength(1);
    expect(second.text).toBe(first.text);
    for (const name of [
      'content-type',
      'content-security-policy',
      'etag',
      'vary',
      'x-content-type-options',
      'referrer-policy',
    ]) {
      expect(first.headers.get(name)).toBeTruthy();
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  it('its policy names each inline script by its hash and allows no other', async () => {
    const hash = Buffer.from(sha256('go()'), 'hex').toString('base64');
    expect((await get(fresh())).headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
  });

  it('language, device and site are its cache key; the visitor is not', async () => {
    const address = fresh();
    const titles = [];
    for (const headers of [
      { 'accept-language': 'de' },
      { 'accept-language': 'ar' },
      { 'accept-language': 'de', 'user-agent': phone },
      { 'accept-language': 'de', 'sec-ch-ua-mobile': '?1' },
      { 'accept-language': 'de', cookie: 'session=x' },
    ]) {
      titles.push(/<title>(.*)<\/title>/.exec((await get(address, headers)).text)?.[1]);
    }
    expect(titles).toEqual([
      'de desktop global',
      'ar desktop global',
      'de phone global',
      'de phone global',
      'de desktop global',
    ]);
    expect(rendered).toHaveLength(3);
    expect((await get(`/eg${address}`)).text).toMatch(/<title>en desktop country/);
  });

  it('the page gets no header of its visitor', async () => {
    await get(fresh(), { cookie: 'session=secret', authorization: 'Bearer secret' });
    expect(Object.keys(rendered[0]?.request ?? {})).toEqual(['url', 'signal']);
  });

  it('§2 absolute addresses begin with PUBLIC_URL, whatever Host the request has', async () => {
    const address = fresh();
    await get(address);
    expect(rendered[0]?.request.url).toBe(`https://fair.example${address}`);
  });

  it('a stale page is served at once, to any number of requests, while it is rendered once in the background', async () => {
    const address = fresh();
    const { text } = await get(address);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    for (const page of await Promise.all([get(address), get(address), get(address)]))
      expect(page.text).toBe(text);
    await vi.waitFor(() => expect(rendered).toHaveLength(2), 60_000);
  });

  it('§9 a page without ageing data is stored for an hour', async () => {
    expect((await get('/static')).headers.get('cache-control')).toMatch(/s-maxage=3600\b/);
  });

  it('§8 a page with a missing source is served, and not stored', async () => {
    const address = fresh();
    upstream.answer('supplierList', (_call, answer) => void answer.destroy());
    const broken = await get(address);
    expect([broken.status, broken.headers.get('cache-control')]).toEqual([200, 'no-store']);
    upstream.reset();
    expect((await get(address)).text).not.toContain('NETWORK_ERROR');
    expect(rendered).toHaveLength(2);
  });

  for (const [what, answer] of [
    ['an unknown page', undefined],
    ['a redirect', () => html('', 302, { location: '/' })],
    ['a page that sets a cookie', () => html('<p>', 200, { 'set-cookie': 'a=b' })],
  ] as const) {
    it(`${what} is not stored`, async () => {
      if (answer) response = answer;
      const address = answer ? fresh() : '/gone';
      await get(address);
      await get(address);
      expect(rendered).toHaveLength(2);
    });
  }

  it('§8 a page that fails to render → 500 with a code and no cause', async () => {
    response = () => {
      throw new Error('secret cause');
    };
    const { status, text } = await get(fresh());
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      errors: [{ message: 'server error', extensions: { code: 'SERVER_ERROR' } }],
    });
  });

  it('a visitor who disconnects stops the work on the page', async () => {
    const leaving = new AbortController();
    let aborted = false;
    upstream.answer('goodsList', () => {
      rendered[0]?.request.signal.addEventListener('abort', () => (aborted = true));
      leaving.abort();
    });
    await expect(fetch(gateway.url + fresh(), { signal: leaving.signal })).rejects.toThrow();
    await vi.waitFor(() => expect(aborted).toBe(true));
  });
});

describe('§2.5, §6 exhibition pages for suppliers', () => {
  const supplierLogin =
    'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { __typename } }';
  const asSupplier = async () => {
    const visitor = newVisitor(gateway);
    await visitor.query(supplierLogin);
    upstream.reset();
    return visitor;
  };

  it('are open where the supplier has a stand; others, and those of no exhibition, lead to the root', async () => {
    const visitor = await asSupplier();
    const own = await visitor.get('/chinahomelifeEgypt_3001/exhibitors');
    expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('supplier')]);
    for (const path of ['/chinahomelifeEgypt_3002', '/expoEgypt']) {
      const other = await visitor.get(path);
      expect([path, other.status, other.headers.get('location')]).toEqual([path, 303, '/']);
    }
    // The popups give a badge to a supplier, too.
    expect((await visitor.get('/expo/badge/view?badge_token=b-1')).status).toBe(200);
    // Only addresses of an exhibition ask the service.
    expect(upstream.counts()['getOwnExhibitions']).toBe(2);
  });

  it('§2.9 redirects by audience and screen keep the language that the address asks for', async () => {
    const visitor = await asSupplier();
    for (const [path, to] of [
      ['/expoEgypt?lang=ar&source=9', '/?lang=ar'],
      ['/expoEgypt?lang=xx', '/'],
      ['/myCard?lang=ar', '/?lang=ar#card'],
      ['/categoriesT2/801?lang=pt-BR', '/categories?lang=pt#category-801'],
    ] as const) {
      const page = await visitor.get(path);
      expect([path, page.status, page.headers.get('location')]).toEqual([path, 303, to]);
    }
  });

  it('wait no longer than PART_TIMEOUT_MS for the service', async () => {
    const other = await startBoth({ env: { PART_TIMEOUT_MS: '200', HTTP_TIMEOUT_MS: '60000' } });
    const visitor = newVisitor(other.gateway);
    await visitor.query(supplierLogin);
    other.upstream.answer('getOwnExhibitions', () => undefined);
    const begunMs = performance.now();
    expect((await visitor.get('/chinahomelifeEgypt_3001')).status).toBe(303);
    expect(performance.now() - begunMs).toBeLessThan(20_000);
    await other.close();
  });

  it('lead to the root while the service does not say where the supplier has a stand', async () => {
    const visitor = await asSupplier();
    upstream.answer('getOwnExhibitions', (_call, answer) => void answer.destroy());
    const page = await visitor.get('/chinahomelifeEgypt_3001');
    expect([page.status, page.headers.get('location')]).toEqual([303, '/']);
    expect((await get('/chinahomelifeEgypt_3001')).status).toBe(200);
  });
});

describe('§2.5, §6 exhibition pages for organisers', () => {
  const asOrganiser = async () => {
    const visitor = newVisitor(gateway);
    await visitor.query(
      'mutation { organiserLogin(input: { email: "organiser@fairgate.example", password: "fairgate1" }) { __typename } }',
    );
    upstream.reset();
    return visitor;
  };
  const own = '/eg/chinahomelifeEgypt_3001/exhibitors';

  it('are open on a country’s site too where they run the exhibition; there all others lead to the root', async () => {
    const visitor = await asOrganiser();
    expect((await visitor.get(own)).status).toBe(200);
    // Another organiser's exhibition.
    upstream.answer('getOrganiserExhibitionList', (_call, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ success: true, code: 200, data: [], msg: '' }));
    });
    for (const path of ['/eg/chinahomelifeEgypt_3002', '/eg/expoEgypt', '/eg/fairEgypt_homelife']) {
      const other = await visitor.get(path);
      expect([path, other.status, other.headers.get('location')]).toEqual([path, 303, '/eg/']);
    }
    // The page that the organiser got does not answer a guest.
    const guest = await newVisitor(gateway).get(own);
    expect([guest.status, guest.headers.get('location')]).toEqual([303, '/eg/']);
  });

  it('are open on the international site without a question to the service', async () => {
    const visitor = await asOrganiser();
    expect((await visitor.get('/chinahomelifeEgypt_3001/exhibitors')).status).toBe(200);
    expect(upstream.counts()['getOrganiserExhibitionList']).toBeUndefined();
  });

  it('lead to the root while the service does not say which exhibitions are theirs', async () => {
    const visitor = await asOrganiser();
    upstream.answer('getOrganiserExhibitionList', (_call, answer) => void answer.destroy());
    const page = await visitor.get(own);
    expect([page.status, page.headers.get('location')]).toEqual([303, '/eg/']);
  });
});
