// The five services on real databases with demo data.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goldens } from '../../gateway/golden.ts';
import { supplierAtFair } from './meeting-data.ts';
import { ofAccounts } from './person.ts';
import { differences } from './shape.ts';
import { callService, databases, type Embedded, products, read, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

type Card = {
  spuId: string;
  productName: string;
  enName: string;
  priceMin: string;
  priceMax: string;
  minOrder: number;
  supplierId: string;
  categoryId: string;
  certs: string[];
  stars: number;
  updateTime: string;
};
type Facet = { kind: string; values: { value: string; label: string | null; count: number }[] };
type Found = { total: number; list: Card[]; facets: Facet[] };
type Goods = {
  goodsSpuId: string;
  goodsName: string;
  ladder: { from: number; to: number | null; price: string }[];
  stock: number;
  offerTime: string;
  images: { url: string }[];
  minOrder: number;
};

describe.each(databases)('the embedded services on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());

  const search = (data: object, language = 'en') =>
    callService<Found>(
      embedded,
      'search',
      '/v2/searchGoods.json',
      { pageSize: 60, withFacets: true, ...data },
      language,
    );
  /** The numbers of an existing certificate and an existing badge, and the link to a badge. */
  const knownNumbers = async () => {
    const [certificate] = await embedded.db.rows<{ number: string }>({
      text: 'select number from certificate limit 1',
    });
    const [badge] = await embedded.db.rows<{ number: string }>({
      text: 'select number from badge where supplier_id is not null and revoked_at is null limit 1',
    });
    const [issued] = await embedded.db.rows<{ link: string }>({
      text: 'select link from badge where link is not null limit 1',
    });
    return { certNo: certificate?.number, badgeNo: badge?.number, link: issued?.link };
  };
  const countOf = ({ facets }: Found, kind: string, value: string): number =>
    facets.find((facet) => facet.kind === kind)?.values.find((one) => one.value === value)?.count ?? 0;

  it('§3 status and stage of an exhibition follow from its days', async () => {
    const [exhibition] = await embedded.db.rows<{ id: number; opens_on: string; closes_on: string }>({
      text: 'select id, opens_on::text, closes_on::text from exhibition order by id limit 1',
    });
    const move = (opensIn: number) =>
      embedded.db.rows(
        {
          text: `update exhibition set opens_on = ${localDay} + $2::int, closes_on = ${localDay} + $2::int + 3 where id = $1`,
        },
        [exhibition?.id, opensIn],
      );
    const found: [number, number, number][] = [];
    for (const opensIn of [31, 30, 1, 0, -3, -4, -33, -34]) {
      await move(opensIn);
      const exhibitions = await callService<{ exhibitionId: string; state: number; stage: number }[]>(
        embedded,
        'buyer',
        '/exhibition/getRecommendExhibition.json',
        { ageing: 0 },
      );
      const moved = exhibitions.find(({ exhibitionId }) => exhibitionId === String(exhibition?.id));
      found.push([opensIn, moved?.state ?? -1, moved?.stage ?? -1]);
    }
    await embedded.db.rows(
      { text: 'update exhibition set opens_on = $2::date, closes_on = $3::date where id = $1' },
      [exhibition?.id, exhibition?.opens_on, exhibition?.closes_on],
    );
    expect(found).toEqual([
      [31, 0, 1],
      [30, 0, 2],
      [1, 0, 2],
      [0, 1, 3],
      [-3, 1, 3],
      [-4, 2, 4],
      [-33, 2, 4],
      [-34, 2, 5],
    ]);
  });

  describe('§7 every operation answers in the form of its golden file', () => {
    for (const { operation, dialect, gateway, request, response } of goldens) {
      // accounts.test.ts tests the operations of accounts, with a session.
      if (dialect === 'stream' || ofAccounts.test(request.path)) continue;
      it(`${gateway} ${operation}`, async () => {
        if (dialect === 'static') {
          expect(differences(response.body, await read(embedded, request.path))).toEqual([]);
          return;
        }
        const { list } = await search({ keyword: 'kettle' });
        // The ids of the golden file are examples: real ones replace them.
        const ids: Record<string, unknown> = {
          goodsSpuIds: [list[0]?.spuId],
          spuIds: [list[0]?.spuId],
          goodsSpuId: list[0]?.spuId,
          supplierIds: [list[0]?.supplierId],
          ...(await knownNumbers()),
          exhibitionId: '801',
          exhibitorIds: ['801-1', '801-2'],
          quantity: 1_000_000,
          ...(operation === 'getSupplierStands' && { supplierId: await supplierAtFair(embedded) }),
        };
        const golden = (dialect === 'generic' ? request.body : request.body?.['data']) as object;
        const data = Object.fromEntries(
          Object.entries(golden).map(([name, value]) => [name, ids[name] ?? value]),
        );
        const answer = await callService<unknown>(embedded, gateway, request.path, data, 'en', dialect);
        expect(differences((response.body as { data: unknown }).data, answer)).toEqual([]);
        expect(answer).not.toEqual([]);
      });
    }
  });

  describe('search', () => {
    it('lists everything without a query, page by page', async () => {
      const first = await search({ pageSize: 5 });
      const second = await search({ pageSize: 5, offset: 5 });
      expect(first.total).toBe(products);
      expect(new Set([...first.list, ...second.list].map((card) => card.spuId)).size).toBe(10);
      expect((await search({ offset: products })).list).toEqual([]);
      expect((await search({ pageSize: 0 })).list).toEqual([]);
    });

    it('finds the same products by their names in languages with and without spaces', async () => {
      const kettles = (await search({ keyword: 'electric kettle' })).list.map((card) => card.spuId).sort();
      expect(kettles.length).toBeGreaterThan(0);
      for (const language of ['zh', 'ar', 'th', 'km', 'my', 'ja', 'ko', 'ru', 'tr', 'vi']) {
        const { list } = await callService<Found>(
          embedded,
          'search',
          '/v2/similarGoods.json',
          { spuIds: kettles.slice(0, 1), size: 1 },
          language,
        ).then(() => search({ keyword: 'electric kettle' }, language));
        // English words find it too; this search uses its name in the language.
        expect(list.length).toBe(kettles.length);
        const [goods] = await callService<Goods[]>(
          embedded,
          'buyer',
          '/goods/getGoodsList.json',
          { goodsSpuIds: kettles.slice(0, 1) },
          language,
        );
        const own = await search({ keyword: goods?.goodsName ?? '' }, language);
        expect(
          own.list.map((card) => card.spuId),
          `${language}: ${goods?.goodsName}`,
        ).toContain(kettles[0]);
      }
    });

    it('ignores accents and case, and matches prefixes', async () => {
      const { total } = await search({ keyword: 'ấm siêu tốc' }, 'vi');
      expect(total).toBeGreaterThan(0);
      expect((await search({ keyword: 'AM SIEU TOC' }, 'vi')).total).toBe(total);
      expect((await search({ keyword: 'kettleb' })).total).toBeGreaterThan(0);
    });

    it('finds synonyms', async () => {
      expect((await search({ keyword: 'thermos' })).list.map((card) => card.productName).join()).toMatch(
        /vacuum flask/i,
      );
    });

    it('finds nothing for an unknown word, and for punctuation alone', async () => {
      for (const keyword of ['xyzzy', '!!!', "'; drop table product; --", '& | :*'])
        expect((await search({ keyword })).total).toBe(0);
    });

    it('counts facets exactly: OR within a facet, AND across facets', async () => {
      const all = await search({});
      const [one, two] = all.facets.find((facet) => facet.kind === 'country')?.values ?? [];
      const certificate = all.facets.find((facet) => facet.kind === 'certificate')?.values[0];
      if (!one || !two || !certificate) throw new Error('no facets');
      expect((await search({ countryIds: [one.value] })).total).toBe(one.count);
      expect((await search({ countryIds: [one.value, two.value] })).total).toBe(one.count + two.count);
      const both = await search({ countryIds: [one.value], certs: [certificate.value] });
      expect(both.total).toBe(
        countOf(await search({ countryIds: [one.value] }), 'certificate', certificate.value),
      );
      expect(both.list.every((card) => card.certs.includes(certificate.value))).toBe(true);
    });

    it('the other values of a selected facet keep their counts', async () => {
      const all = await search({});
      const countries = all.facets.find((facet) => facet.kind === 'country')?.values;
      const chosen = await search({ countryIds: [countries?.[0]?.value] });
      expect(chosen.facets.find((facet) => facet.kind === 'country')?.values).toEqual(countries);
    });

    it('every facet value has as many results as its count', async () => {
      const all = await search({ keyword: 'stainless steel' });
      const choose: Record<string, (value: string) => object> = {
        category: (value) => ({ categoryIds: [value] }),
        country: (value) => ({ countryIds: [value] }),
        certificate: (value) => ({ certs: [value] }),
        verified: () => ({ verified: true }),
        stock: () => ({ inStock: true }),
        minOrder: (value) => ({ maxMinOrder: Number(value) }),
        price: (value) => ({ priceBands: [value] }),
        exhibition: (value) => ({ exhibitionIds: [value] }),
      };
      expect(all.facets.map((facet) => facet.kind)).toEqual(Object.keys(choose));
      for (const { kind, values } of all.facets) {
        for (const { value, count } of values.slice(0, 3)) {
          expect(
            (await search({ keyword: 'stainless steel', pageSize: 0, ...choose[kind]?.(value) })).total,
            `${kind} ${value}`,
          ).toBe(count);
        }
      }
    });

    it('is limited to a category of either level and to a supplier', async () => {
      const [card] = (await search({})).list;
      const inCategory = await search({ categoryId: card?.categoryId });
      expect(inCategory.list.every((one) => one.categoryId === card?.categoryId)).toBe(true);
      expect((await search({ categoryId: card?.categoryId.slice(0, 3) })).total).toBeGreaterThanOrEqual(
        inCategory.total,
      );
      expect(
        (await search({ supplierId: card?.supplierId })).list.every(
          (one) => one.supplierId === card?.supplierId,
        ),
      ).toBe(true);
      expect((await search({ categoryId: 'abc' })).total).toBe(0);
    });

    it('sorts: prices by the price at the minimum order, the highest', async () => {
      const prices = (await search({ sort: 'priceAsc' })).list.map((card) => Number(card.priceMax));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      const orders = (await search({ sort: 'minOrder' })).list.map((card) => card.minOrder);
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
      const stars = (await search({ sort: 'stars' })).list.map((card) => card.stars);
      expect(stars).toEqual(stars.toSorted((a, b) => b - a));
    });

    it('§9 rejects a keyword over 200 characters and a page that is too large', async () => {
      await expect(search({ keyword: 'x'.repeat(201) })).rejects.toThrow('400');
      await expect(search({ pageSize: 61 })).rejects.toThrow('400');
    });

    it('suggests words, categories, suppliers and products', async () => {
      const kinds = async (keyword: string, language = 'en') =>
        new Set(
          (
            await callService<{ type: string }[]>(
              embedded,
              'search',
              '/v2/searchSuggest.json',
              { keyword, size: 8 },
              language,
            )
          ).map(({ type }) => type),
        );
      expect(await kinds('kett')).toEqual(new Set(['keyword', 'goods']));
      expect(await kinds('电', 'zh')).toContain('keyword');
      expect(await kinds('%')).toEqual(new Set());
    });

    it('suggests words as they are written: abbreviations keep their capitals', async () => {
      const words = async (keyword: string, language: string) =>
        (
          await callService<{ type: string; text: string }[]>(
            embedded,
            'search',
            '/v2/searchSuggest.json',
            { keyword, size: 8 },
            language,
          )
        ).flatMap(({ type, text }) => (type === 'keyword' ? [text] : []));
      expect(await words('led', 'en')).toContain('LED stage par lights');
      expect(await words('usb', 'pl')).toContain('Ładowarki sieciowe USB');
      expect(await words('bluetooth', 'es')).toContain('Altavoces Bluetooth portátiles');
    });

    it('ranks comparable products of other suppliers first', async () => {
      const [card] = (await search({ keyword: 'kettle' })).list;
      const [similar] = await callService<{ list: Card[] }[]>(embedded, 'search', '/v2/similarGoods.json', {
        spuIds: [card?.spuId],
        size: 8,
      });
      const own = similar?.list.map((one) => one.supplierId === card?.supplierId) ?? [];
      expect(similar?.list.map((one) => one.spuId)).not.toContain(card?.spuId);
      expect(own).toEqual(own.toSorted((a, b) => Number(a) - Number(b)));
      expect(similar?.list[0]?.categoryId).toBe(card?.categoryId);
    });

    it('lists every page once, in batches', async () => {
      const ids: string[] = [];
      for (let afterId = ''; ;) {
        const page = await callService<{ id: string }[]>(embedded, 'search', '/v2/listPages.json', {
          kind: 'goods',
          afterId,
          size: 150,
        });
        ids.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (!last || page.length < 150) break;
        afterId = last.id;
      }
      expect(new Set(ids).size).toBe(products);
    });
  });

  describe('products, suppliers and related data', () => {
    it('come in the requested order, without unknown ids', async () => {
      const ids = (await search({ pageSize: 3 })).list.map((card) => card.spuId).reverse();
      const goods = await callService<Goods[]>(embedded, 'buyer', '/goods/getGoodsList.json', {
        goodsSpuIds: ['1', ids[0], 'x', '99999999999', ids[1], ids[2], ids[0]],
      });
      expect(goods.map((one) => one.goodsSpuId)).toEqual(ids);
    });

    it('have a price ladder without gaps, from the minimum order on', async () => {
      const ids = (await search({})).list.map((card) => card.spuId);
      for (const { ladder, minOrder } of await callService<Goods[]>(
        embedded,
        'buyer',
        '/goods/getGoodsList.json',
        {
          goodsSpuIds: ids,
        },
      )) {
        expect(ladder[0]?.from).toBe(minOrder);
        expect(ladder.at(-1)?.to).toBeNull();
        for (const [index, step] of ladder.entries())
          if (index > 0) expect(step.from).toBe((ladder[index - 1]?.to ?? 0) + 1);
      }
    });

    it('are rejected if the batch is too large', async () => {
      await expect(
        callService(embedded, 'buyer', '/goods/getGoodsList.json', {
          goodsSpuIds: Array.from({ length: 101 }, (_, id) => String(id + 1)),
        }),
      ).rejects.toThrow('400');
    });

    it('§7.2 a price guide is empty for fewer than three offers', async () => {
      const [card] = (await search({})).list;
      expect(
        await callService(embedded, 'purchaser', '/blade-purchaser/v1/price/guide', {
          goodsSpuId: card?.spuId,
          quantity: 1,
        }),
      ).toBeNull();
      expect(
        await callService(embedded, 'purchaser', '/blade-purchaser/v1/price/guide', {
          goodsSpuId: '1',
          quantity: 100,
        }),
      ).toBeNull();
    });

    it("have reviews: counts match the list, by score, in any order, page by page, in the reader's language", async () => {
      type Scores = {
        total: number;
        counts: { score: number; count: number }[];
        list: { scoreId: string; score: number; date: string; content: string }[];
      };
      const ids = (await search({})).list.map((card) => card.spuId);
      const scoresOf = (id: string | undefined, data: object = {}, language = 'en') =>
        callService<Scores>(
          embedded,
          'buyer',
          '/goods/getScoreList.json',
          { goodsSpuId: id, pageSize: 48, ...data },
          language,
        );
      const all = await Promise.all(ids.map((id) => scoresOf(id)));
      const most = ids[all.indexOf(all.toSorted((a, b) => b.total - a.total)[0]!)];
      const { total, counts, list } = await scoresOf(most);
      expect(total).toBeGreaterThan(5);
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      for (const { score, count } of counts) {
        const only = await scoresOf(most, { score });
        expect([only.total, only.list.length, only.counts]).toEqual([count, count, counts]);
        expect(only.list.every((one) => one.score === score)).toBe(true);
      }
      expect(list.map(({ date }) => date)).toEqual(
        list
          .map(({ date }) => date)
          .sort()
          .reverse(),
      );
      expect((await scoresOf(most, { sort: 'old' })).list).toEqual(list.toReversed());
      const low = (await scoresOf(most, { sort: 'low' })).list.map(({ score }) => score);
      expect(low).toEqual(low.toSorted((a, b) => a - b));
      expect((await scoresOf(most, { offset: 3, pageSize: 2 })).list).toEqual(list.slice(3, 5));
      expect((await scoresOf(most, {}, 'ar')).list[0]?.content).toMatch(/\p{Script=Arabic}/u);
      expect(await scoresOf('1')).toMatchObject({ total: 0, list: [] });
    });

    it("§3 sites: 999 is the international one, a country's site has its abbreviation", async () => {
      const sites = await read<{ id: string; deployPath: string; countryId: string | null }[]>(
        embedded,
        '/static/1001/en/websites.json',
      );
      expect(sites[0]).toMatchObject({ id: '999', deployPath: '', countryId: null });
      expect(sites.find((site) => site.countryId === 'EG')?.deployPath).toBe('/eg');
    });

    it('§7.2 the texts of a site have a version, and are absent if the site has none', async () => {
      expect(await read(embedded, '/static/1020/ar/i18nAll.json')).toMatchObject({
        version: expect.stringMatching(/^[1-9]/) as string,
        resources: { 'site.name': 'Fairgate مصر' },
      });
      expect(await read(embedded, '/static/1020/my/i18nAll.json')).toEqual({ version: '0', resources: {} });
      await expect(read(embedded, '/static/5/en/i18nAll.json')).rejects.toThrow('404');
    });

    it('§7.2 by POST the texts of a site are sent once: who has the current version gets that alone', async () => {
      const texts = (data: string) =>
        callService<{ version: string; resources?: object }>(
          embedded,
          'buyer',
          '/i18n/i18nAll.json',
          { websiteId: '1020', data },
          'ar',
          'generic',
        );
      const { version, ...first } = await texts('');
      expect(first).toMatchObject({ resources: { 'site.name': 'Fairgate مصر' } });
      expect(await texts('0')).toEqual({ version, ...first });
      expect(await texts(version)).toEqual({ version });
    });

    it('§3 the category tree contains every product once per level', async () => {
      const tree = await read<
        { name: string; goodsCount: number; children: { goodsCount: number; tags: unknown[] }[] }[]
      >(embedded, '/static/1001/ar/cateAndTagV2.json');
      const sum = (nodes: { goodsCount: number }[]): number =>
        nodes.reduce((total, { goodsCount }) => total + goodsCount, 0);
      expect([sum(tree), sum(tree.flatMap(({ children }) => children))]).toEqual([products, products]);
      expect(tree[0]?.name).toMatch(/^\p{Script=Arabic}/u);
    });
  });

  describe('price and stock', () => {
    it('change by the command only, and a poll sees the change', async () => {
      const [card] = (await search({ pageSize: 1 })).list;
      const offer = async (): Promise<Goods | undefined> =>
        (
          await callService<Goods[]>(embedded, 'buyer', '/goods/getOfferList.json', {
            goodsSpuIds: [card?.spuId],
          })
        )[0];
      const before = await offer();
      const change = (payload: object, key = embedded.controlKey) =>
        embedded.services.supplier.inject({
          method: 'POST',
          url: '/control/offer',
          headers: { 'control-key': key },
          payload,
        });
      expect((await change({ productId: card?.spuId, stock: 1 }, 'wrong')).statusCode).toBe(403);
      expect((await change({ productId: '1', stock: 1 })).statusCode).toBe(404);
      expect(await offer()).toEqual(before);
      expect((await change({ productId: card?.spuId, factor: 0.5, stock: 7 })).statusCode).toBe(200);
      const after = await offer();
      expect(after?.stock).toBe(7);
      expect(Number(after?.ladder[0]?.price)).toBeCloseTo(Number(before?.ladder[0]?.price) / 2, 2);
      expect(Date.parse(after?.offerTime ?? '')).toBeGreaterThan(Date.parse(before?.offerTime ?? ''));
      expect((await search({ pageSize: 1 })).list[0]?.priceMax).toBe(after?.ladder[0]?.price);
    });
  });

  describe('pictures', () => {
    const get = (path: string) => embedded.services.buyer.inject(path);

    it('have the requested width and format, and may be cached forever', async () => {
      const [small, again] = await Promise.all([
        get('/images/ceramic-mug-white-front.webp?w=200&f=avif'),
        get('/images/ceramic-mug-white-front.webp?w=200&f=avif'),
      ]);
      expect([small.statusCode, small.headers['content-type'], small.headers['cache-control']]).toEqual([
        200,
        'image/avif',
        'public, max-age=31536000, immutable',
      ]);
      expect(again.rawPayload.equals(small.rawPayload)).toBe(true);
      const original = await get('/images/ceramic-mug-white-front.webp');
      expect(original.rawPayload.byteLength).toBeGreaterThan(small.rawPayload.byteLength);
    });

    it('are not served from outside their folder', async () => {
      for (const path of [
        '/images/nothing.webp',
        '/images/..%2F..%2Fpackage.json',
        '/images/%2e%2e%2fpostgres.webp',
        '/images/ceramic-mug-white-front.png',
      ]) {
        expect((await get(path)).statusCode).toBe(404);
      }
      expect((await get('/images/ceramic-mug-white-front.webp?w=9999')).statusCode).toBe(400);
    });
  });
});
