// An exhibition as a whole, for devices that store it: /pocket/{exhibitionId}.{language}.json (schema/src/pocket.ts).
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  pocketAnswer,
  pocketBucketCount,
  pocketBucketOf,
  pocketChange,
  pocketPack,
  withPocketChange,
  type PocketPack,
} from '@fairgate/schema/pocket';
import { startBoth } from '../gateway/both.ts';
import { supplierAnswer } from '../gateway/catalogue.ts';
import { answerFromPack } from '../../web/src/features/pocket/answer-from-pack.ts';
import { expoHomeFrom } from '../../web/src/features/pocket/exhibition-from-pack.ts';
import { goldenOf } from '../gateway/golden.ts';
import { documents } from '../gateway/own-documents.ts';
import { startGateway } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth({ env: { PAGE_CACHE_MAX_BYTES: '0' } });
afterAll(close);

type Body<Data> = { data: Data };
type ExhibitorPage = { total: number; list: Record<string, unknown>[]; facets: unknown };
const exhibitorPage = (goldenOf('getExhibitorList').response.body as Body<ExhibitorPage>).data;
const goods = (goldenOf('searchGoodsV2').response.body as Body<{ list: object[]; facets: unknown }>).data;

/** Answers with `count` exhibitors, in pages; `change` changes one of them, or leaves it out. */
function exhibitors(count: number, change: (number: number) => object | undefined = () => ({})): void {
  const list = Array.from({ length: count }, (_, index) => {
    const changed = change(index + 1);
    const row = {
      ...exhibitorPage.list[1],
      exhibitorNo: String(index + 1),
      companyName: `Company ${index + 1}`,
      standNo: String(index + 1),
    };
    return changed && { ...row, ...changed };
  }).filter((row) => row !== undefined);
  upstream.answer('getExhibitorList', ({ body }, response) => {
    const { offset, pageSize } = (body as Body<{ offset: number; pageSize: number }>).data;
    const data = { total: list.length, list: list.slice(offset, offset + pageSize), facets: [] };
    json(response, { success: true, code: 200, data });
  });
}
/** Answers with `count` products; `supplierOf` a product's number. */
function products(count: number, supplierOf: (number: number) => string = () => '2001'): void {
  upstream.answer('searchGoodsV2', ({ body }, response) => {
    const { offset, pageSize } = (body as Body<{ offset: number; pageSize: number }>).data;
    const list = Array.from({ length: count }, (_, index) => ({
      ...goods.list[0],
      supplierId: supplierOf(index + 1),
      spuId: String(index + 1),
    }));
    const data = { total: count, near: null, list: list.slice(offset, offset + pageSize), facets: [] };
    json(response, { success: true, data });
  });
}
beforeEach(() => {
  upstream.reset();
  products(1);
  upstream.answer('supplierList', (_call, response) => json(response, supplierAnswer(['2001'])));
});

const ask = (since?: string, language = 'en') =>
  gateway.get(`/pocket/3001.${language}.json${since === undefined ? '' : `?since=${since}`}`);
const read = async (since?: string, language?: string) =>
  pocketAnswer.parse(await (await ask(since, language)).json());
const whole = async (language?: string): Promise<PocketPack> =>
  pocketPack.parse(await read(undefined, language));

describe('the pack of an exhibition', () => {
  it('§2.5 has the exhibition with halls and categories, exhibitors with stands, products, news and the agenda', async () => {
    const pack = await whole();
    expect(pack.exhibition).toMatchObject({
      id: '3001',
      name: 'Homelife Egypt 2027',
      channel: 'CHINAHOMELIFE',
      siteName: 'Egypt',
      halls: [{ code: 'A', width: 69, depth: 39 }, { code: 'B' }],
      categories: [{ id: '8' }],
    });
    expect(pack.exhibitors).toMatchObject([
      {
        number: '7',
        name: 'Ningbo Haoyu Houseware Co., Ltd.',
        products: ['Electric kettles', 'Toasters'],
        stand: { hall: 'A', number: '107', x: 21, y: 3, width: 6, depth: 3 },
        supplier: { id: '2001' },
      },
      { number: '152', supplier: null },
    ]);
    expect(pack.products).toHaveLength(1);
    expect(pack.products[0]?.price.every((price) => Number(price) > 0)).toBe(true);
    expect(pack.news).toMatchObject([{ number: '2', publishedOn: '2027-01-12' }, { number: '1' }]);
    expect(pack.sessions[0]).toMatchObject({ number: '1', kind: expect.any(String) as string });
  });

  it('§2.8 is asked for in the language of its address, whatever the browser prefers', async () => {
    const answer = await gateway.get('/pocket/3001.ar.json', { 'accept-language': 'de', cookie: 'lang=ja' });
    expect(answer.headers.get('content-language')).toBe('ar');
    expect(
      upstream.calls.every(({ body }) => body === undefined || (body as { lang: string }).lang === 'ar'),
    ).toBe(true);
  });

  it('reads long lists in pages, and no more than its bounds', async () => {
    exhibitors(5_100);
    products(7_000);
    const pack = await whole();
    expect(pack.exhibitors).toHaveLength(5_000);
    expect(pack.products).toHaveLength(1_200);
    expect(upstream.counts()).toMatchObject({ getExhibitorList: 50, searchGoodsV2: 100 });
  });

  it('is not given with a part missing: a device would keep the rest as the whole (§8)', async () => {
    upstream.answer('getAgenda', (_call, response) => json(response, { success: false, code: 500 }, 500));
    const answer = await ask();
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVER_ERROR' } }] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('has as many products of each exhibitor where there are too many, and says how many there are', async () => {
    // One exhibitor with 3,000 products comes first; each of the others has two.
    products(3_400, (number) => (number <= 3_000 ? '2001' : String(3_000 + (number % 200))));
    const pack = await whole();
    expect(pack.products).toHaveLength(1_200);
    expect(pack.exhibition.productCount).toBe(3_400);
    const counts = Object.values(Object.groupBy(pack.products, ({ supplierId }) => supplierId)).map(
      (list) => list?.length,
    );
    expect(counts.toSorted((one = 0, other = 0) => other - one)).toEqual([800, ...Array(200).fill(2)]);
    expect((await whole()).version).toBe(pack.version);

    products(1_200);
    expect((await whole()).exhibition.productCount).toBe(1_200);
  });

  it('is built once for all who ask at the same time', async () => {
    await Promise.all([whole(), whole(), whole()]);
    expect(upstream.counts()).toMatchObject({ getExhibitionInfo: 1, getAgenda: 1 });
  });
});

describe('an address without a pack', () => {
  it.each(['/pocket/3001.xx.json', '/pocket/404.en.json'])('§8 %s: 404', async (path) => {
    upstream.answer('getExhibitionInfo', (_call, response) =>
      // Unknown and unpublished exhibitions are null.
      json(response, { success: true, code: 200, data: null }),
    );
    const answer = await gateway.get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });

  it.each(['?since=short', '?since=', '?x=1', `?since=${'a'.repeat(346)}%2F`])(
    '§5 %s: 400',
    async (search) => {
      const answer = await gateway.get(`/pocket/3001.en.json${search}`);
      expect(answer.status).toBe(400);
      expect(upstream.calls).toHaveLength(0);
    },
  );

  it('RFC 9110 §15.5.6: other methods are refused', async () => {
    const answer = await fetch(`${gateway.url}/pocket/3001.en.json`, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain('GET');
  });
});

describe('a change since a version', () => {
  it('without a difference has nothing in it', async () => {
    const { version } = await whole();
    expect(await read(version)).toEqual({
      version,
      since: version,
      exhibitors: { buckets: [], items: [] },
      products: { buckets: [], items: [] },
    });
  });

  it('has only the part of the list where an exhibitor was changed, added or removed', async () => {
    exhibitors(600);
    const before = await whole();
    exhibitors(601, (number) =>
      number === 17 ? undefined : number === 40 ? { companyName: 'New name' } : {},
    );
    const change = pocketChange.parse(await read(before.version));
    expect(change.head).toBeUndefined();
    expect(change.exhibitors.buckets).toEqual(
      [...new Set([17, 40, 601].map((number) => pocketBucketOf(String(number))))].toSorted((a, b) => a - b),
    );
    expect(change.exhibitors.items.length).toBeLessThan((4 * 600) / pocketBucketCount);
    expect(withPocketChange(before, change)).toEqual(await whole());
  });

  it('has the exhibition and the agenda when one of them was changed', async () => {
    const before = await whole();
    const golden = (goldenOf('getExhibitionInfo').response.body as Body<object>).data;
    upstream.answer('getExhibitionInfo', (_call, response) =>
      json(response, { success: true, code: 200, data: { ...golden, venue: 'Hall of Fame' } }),
    );
    const change = pocketChange.parse(await read(before.version));
    expect(change.head?.exhibition.venue).toBe('Hall of Fame');
    expect(withPocketChange(before, change)?.exhibition.venue).toBe('Hall of Fame');
  });

  it('leads to the whole pack when most of it is different', async () => {
    exhibitors(600);
    const { version } = await whole();
    exhibitors(600, () => ({ companyName: 'Another fair' }));
    products(200);
    const answer = await ask(version);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/pocket/3001.en.json');
  });

  it('does not apply to another version than it begins from', async () => {
    const pack = await whole();
    const change = pocketChange.parse(await read(pack.version));
    expect(withPocketChange({ ...pack, version: 'older' }, change)).toBeUndefined();
  });
});

describe('caches and limits', () => {
  it('RFC 9110 §13.1.2: 304 for the same ETag, and the same pack for guests and buyers of all languages', async () => {
    const cached = await startGateway({ upstreamUrl: upstream.url });
    const first = await cached.get('/pocket/3001.en.json', { 'accept-language': 'de' });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=300/);
    expect(first.headers.get('vary')).toBe('accept-encoding');
    expect(Number(first.headers.get('fairgate-size'))).toBe((await first.text()).length);
    upstream.reset();
    const again = await cached.get('/pocket/3001.en.json', { 'if-none-match': etag, cookie: 'lang=ar' });
    expect(again.status).toBe(304);
    expect(upstream.calls).toHaveLength(0);
    await cached.close();
  });

  it('§9 costs its visitor points, and says when there are more', async () => {
    const limited = await startGateway({
      upstreamUrl: upstream.url,
      env: { REQUEST_BUDGET: '1700', PAGE_CACHE_MAX_BYTES: '0' },
    });
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let request = 0; request < 4; request += 1) {
      last = await limited.get('/pocket/3001.en.json');
      statuses.push(last.status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(await last?.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.close();
  });
});

/** The paths of the fields that one answer has and another lacks. Items of a list have the fields of the first. */
function missingIn(answer: unknown, wanted: unknown, path = ''): string[] {
  if (Array.isArray(wanted))
    return Array.isArray(answer) ? missingIn(answer[0], wanted[0], `${path}[]`) : [path];
  if (typeof wanted !== 'object' || wanted === null || answer === null) return [];
  if (typeof answer !== 'object') return [path];
  return Object.entries(wanted).flatMap(([name, value]) =>
    // Pages of products need the server: a device offers none.
    name === 'fairPages'
      ? []
      : name in answer
        ? missingIn((answer as Record<string, unknown>)[name], value, `${path}.${name}`)
        : [`${path}.${name}`],
  );
}

describe('§6 a device answers for the pages of an exhibition', () => {
  const id = '3001';

  it.each([
    ['Exhibition', { id }],
    ['CurrentExhibition', { siteName: 'Egypt', channel: 'CHINAHOMELIFE' }],
    ['CurrentExhibitionTicket', { siteName: 'Egypt', channel: 'CHINAHOMELIFE' }],
    ['Exhibitors', { id, filter: {}, page: 1 }],
    ['Exhibitor', { id, number: '7' }],
    ['HallPlan', { id, hall: 'A', filter: {} }],
    ['Agenda', { id }],
    ['VisitsPage', { id }],
    ['RegistrationPage', { id }],
    ['RegistrationModal', { id }],
  ])('%s, with all fields that the gateway gives', async (name, variables) => {
    const document = documents.find((one) => one.name === name);
    const { data, errors } = await gateway.query(document?.text ?? '', variables);
    expect(errors).toBeUndefined();
    const answer = answerFromPack({ pack: await whole(), withPictures: true }, name, variables);
    expect(missingIn(answer, { __typename: 'Query', ...data })).toEqual([]);
  });

  it('ExpoHome, with all fields that the gateway gives', async () => {
    const document = documents.find(({ name }) => name === 'ExpoHome');
    const { data, errors } = await gateway.query(document?.text ?? '');
    expect(errors).toBeUndefined();
    expect(
      missingIn(expoHomeFrom([{ pack: await whole(), withPictures: true }]), {
        __typename: 'Query',
        ...data,
      }),
    ).toEqual([]);
  });

  it('without pictures, unless they are on the device too', async () => {
    const answer = answerFromPack({ pack: await whole(), withPictures: false }, 'Exhibitor', {
      id,
      number: '7',
    });
    expect(answer).toMatchObject({ exhibition: { exhibitor: { supplier: { id: '2001', picture: null } } } });
  });
});
