// Recall: typical queries in 19 languages, and whether the first ten products are the expected ones.
import { readFileSync } from 'node:fs';
import { splitWord } from '@fairgate/embedded/search/index/joined-words';
import { certificatesIn } from '@fairgate/embedded/search/index/near-certificates';
import { languageCodes } from '@fairgate/schema/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type Embedded, startEmbedded } from './store.ts';

const atTop = 10;
const least = 0.95;

type Query = { language: string; kind: string; keyword: string; wanted: readonly string[] };

const queries: Query[] = readFileSync(new URL('relevance.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [language = '', kind = '', keyword = '', wanted = ''] = line.split('\t');
    return { language, kind, keyword, wanted: wanted.split(' ') };
  });

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

describe('§7.3 recall of 200 queries in the 19 languages of §3', () => {
  let meant: Map<string, Set<string>>;
  const recalls = new Map<Query, number>();

  beforeAll(async () => {
    const rows = await embedded.db.rows<{ id: number; type: string; colour: string }>({
      text: 'select id, type, colour from product',
    });
    meant = new Map();
    for (const { id, type, colour } of rows)
      for (const key of [type, `${type}/${colour}`])
        meant.set(key, (meant.get(key) ?? new Set()).add(String(id)));
    for (const query of queries) {
      const wanted = new Set(query.wanted.flatMap((key) => [...(meant.get(key) ?? [])]));
      const { list } = await callService<{ list: { spuId: string }[] }>(
        embedded,
        'search',
        '/v2/searchGoods.json',
        { keyword: query.keyword, pageSize: atTop },
        query.language,
      );
      recalls.set(query, list.filter(({ spuId }) => wanted.has(spuId)).length / Math.min(atTop, wanted.size));
    }
  });

  const mean = (some: readonly Query[]): number =>
    some.reduce((sum, query) => sum + (recalls.get(query) ?? 0), 0) / some.length;
  const missed = (some: readonly Query[]): string[] =>
    some
      .filter((query) => (recalls.get(query) ?? 0) < 1)
      .map(
        (query) =>
          `${query.language} ${query.kind} “${query.keyword}” ${(recalls.get(query) ?? 0).toFixed(2)}`,
      );

  it('has at least 200 queries, in every language, for products that exist', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(queries.map(({ language }) => language))).toEqual(new Set(languageCodes));
    expect(
      queries.filter(({ wanted }) => wanted.some((key) => !meant.has(key))).map(({ keyword }) => keyword),
    ).toEqual([]);
  });

  it(`finds ${least * 100} % of the expected products among the first ${atTop}`, () => {
    expect(mean(queries), `missed: ${missed(queries).join(', ')}`).toBeGreaterThanOrEqual(least);
  });

  for (const kind of ['typo', 'synonym', 'part', 'detail', 'name']) {
    it(`reaches this recall by ${kind}`, () => {
      const own = queries.filter((query) => query.kind === kind);
      expect(mean(own), `missed: ${missed(own).join(', ')}`).toBeGreaterThanOrEqual(least);
    });
  }

  it('proposes fewer words if one word has no match beside a name, in every language', async () => {
    type Answer = {
      total: number;
      near: { keyword: string; dropped: string[] } | null;
      list: { spuId: string }[];
    };
    for (const language of languageCodes) {
      const { keyword = '', wanted = [] } =
        queries.find((query) => query.language === language && query.kind === 'name') ?? {};
      const search = (words: string) =>
        callService<Answer>(
          embedded,
          'search',
          '/v2/searchGoods.json',
          { keyword: words, pageSize: atTop },
          language,
        );
      const none = await search(`${keyword} xyzzyqk`);
      expect([none.total, none.near?.dropped], `${language} ${keyword}`).toEqual([0, ['xyzzyqk']]);
      const ids = new Set(wanted.flatMap((key) => [...(meant.get(key) ?? [])]));
      const { list } = await search(none.near?.keyword ?? '');
      expect(
        list.filter(({ spuId }) => ids.has(spuId)).length / Math.min(atTop, ids.size),
        `${language} ${none.near?.keyword}`,
      ).toBeGreaterThanOrEqual(0.9);
    }
  });

  it('suggests something for every query with results', async () => {
    const proposed = async ({ keyword, language }: Query) =>
      (
        await callService<unknown[]>(
          embedded,
          'search',
          '/v2/searchSuggest.json',
          { keyword, size: 8 },
          language,
        )
      ).length;
    const silent: string[] = [];
    for (const query of queries)
      if ((recalls.get(query) ?? 0) > 0 && (await proposed(query)) === 0)
        silent.push(`${query.language} “${query.keyword}”`);
    expect(silent).toEqual([]);
  });

  for (const language of languageCodes) {
    it(`finds nine tenths of the expected products in ${language}`, () => {
      const own = queries.filter((query) => query.language === language);
      expect(mean(own), `missed: ${missed(own).join(', ')}`).toBeGreaterThanOrEqual(0.9);
    });
  }
});

describe('§7.3 results do not depend on the spelling', () => {
  type Found = {
    total: number;
    list: { spuId: string }[];
    near: { keyword: string; dropped: string[] } | null;
  };
  const search = (language: string, keyword: string) =>
    callService<Found>(embedded, 'search', '/v2/searchGoods.json', { keyword, pageSize: 60 }, language);
  const idsFor = async (language: string, keyword: string): Promise<string[]> =>
    (await search(language, keyword)).list.map(({ spuId }) => spuId).sort();

  it.each([
    ['en', '450 W', '450W', '450w', '450\u00a0W', '４５０Ｗ'],
    ['en', '3000 K', '3,000 K', '3000K', '3000 k', '3 000 K', '3 000K', "3'000 K"],
    ['en', '1.7 L', '1.7L', '1,7 l'],
    ['en', '132×213 cm', '132x213cm', '132 x 213 cm', '132*213 cm'],
    ['de', '3000 K', '3.000 K', '3000k', '3,000 K'],
    ['de', '1,7 l', '1,7l', '1.7 l'],
    ['ru', '3000 К', '3\u00a0000 К', '3 000 К'],
    ['ru', '450 Вт', '450Вт', '450вт'],
    ['pl', '3000 K', '3 000 K', '3000K'],
    ['ar', '1.7 لتر', '١٫٧ لتر', '1.7لتر'],
    ['fa', '500', '۵۰۰', '٥٠٠'],
    ['th', '450 W', '๔๕๐ W', '450W'],
    ['my', '450 W', '၄၅၀ W', '450W'],
    ['km', '450 W', '៤៥០ W', '450W'],
  ])('%s: the size %s', async (language, asInTitles, ...others) => {
    const ids = await idsFor(language, asInTitles);
    expect(ids.length).toBeGreaterThan(0);
    for (const other of others) expect({ other, ids: await idsFor(language, other) }).toEqual({ other, ids });
  });

  it.each([
    ['ko', '전기 주전자', '전기주전자'],
    ['ko', '요가 매트', '요가매트'],
    ['ko', '태양광 패널', '태양광패널'],
    ['ko', '무선 이어폰', '무선이어폰'],
    ['ar', 'مصباح', 'المصباح', 'والمصباح', 'للمصباح'],
    ['ar', 'مصباح طاولة', 'مصباح الطاولة', 'مصباح للطاولة', 'المصباح بالطاولة'],
    ['fa', 'چراغ', 'چراغ ها', 'چراغ های'],
    ['zh', '电热水壶', '電熱水壺'],
    ['zh', '太阳能电池板', '太陽能電池板'],
    ['ja', 'ヨガマット', 'よがまっと', 'ﾖｶﾞﾏｯﾄ'],
  ])('%s: the words %s', async (language, asInTitles, ...others) => {
    const ids = await idsFor(language, asInTitles);
    expect(ids.length).toBeGreaterThan(0);
    for (const other of others) expect({ other, ids: await idsFor(language, other) }).toEqual({ other, ids });
  });

  it('joined words are split if nothing else matches, into the fewest parts', () => {
    const known = new Set(['edel', 'stahl', 'edelstahl', 'flasche', 'stahlflasche', 'as', '매트', '요가']);
    const isKnown = (piece: string): boolean => known.has(piece);
    expect(splitWord('edelstahlflasche', isKnown)).toHaveLength(2);
    expect(splitWord('edelstahl', isKnown)).toEqual(['edelstahl']);
    expect(splitWord('요가매트', isKnown)).toEqual(['요가', '매트']);
    expect(splitWord('edelas', isKnown)).toBeUndefined();
    expect(splitWord('flaschen', isKnown)).toBeUndefined();
  });

  it('an unknown size is dropped as a whole, together with words joined to it', async () => {
    expect((await search('en', 'table lamp 777cm')).near).toEqual({
      keyword: 'table lamp',
      dropped: ['777cm'],
      certs: [],
    });
    expect((await search('en', 'lamp supplier in Xyzzyland')).near?.keyword).toBe('lamp');
  });
});

describe('§7.3 certificates are filters: words that name them and find nothing are offered as filters', () => {
  type Near = { keyword: string; dropped: string[]; certs: string[] };
  type Found = { total: number; near: Near | null; list: { spuId: string; certs: string[] }[] };
  const search = (keyword: string, language = 'en', data: object = {}) =>
    callService<Found>(
      embedded,
      'search',
      '/v2/searchGoods.json',
      { keyword, pageSize: 60, ...data },
      language,
    );

  it.each([
    ['en', 'RoHS lamp', 'lamp', 'RoHS'],
    ['en', 'lamp with rohs', 'lamp', 'RoHS'],
    ['en', 'desk-lamp,RoHS', 'desk-lamp', 'RoHS'],
    ['en', 'ISO 9001 storage box', 'storage box', 'ISO 9001'],
    ['en', 'storage box iso9001', 'storage box', 'ISO 9001'],
    ['en', 'storage iso-9001 box', 'storage box', 'ISO 9001'],
    ['en', 'storage box (ISO 9001:2015)', 'storage box', 'ISO 9001'],
    ['en', 'charger, CE', 'charger', 'CE'],
    ['en', 'power bank un 38-3', 'power bank', 'UN 38.3'],
    ['de', 'Tischlampe mit RoHS', 'Tischlampe', 'RoHS'],
    ['ru', 'настольная лампа RoHS', 'настольная лампа', 'RoHS'],
    ['ar', 'مصباح RoHS', 'مصباح', 'RoHS'],
    ['fa', 'چراغ رومیزی RoHS', 'چراغ رومیزی', 'RoHS'],
    ['zh', 'RoHS台灯', '台灯', 'RoHS'],
    ['zh', '台灯 ＲｏＨＳ', '台灯', 'RoHS'],
    ['th', 'โคมไฟ RoHS', 'โคมไฟ', 'RoHS'],
    ['ko', 'RoHS 램프', '램프', 'RoHS'],
  ])('%s: %s', async (language, typed, keyword, code) => {
    const { total, near } = await search(typed, language);
    expect({ total, near }).toEqual({ total: 0, near: { keyword, dropped: [], certs: [code] } });
    const offered = await search(keyword, language, { certs: [code] });
    expect(offered.total).toBeGreaterThan(0);
    for (const { certs } of offered.list) expect(certs).toContain(code);
  });

  it('a certificate alone offers all products that have it, in any digits', async () => {
    for (const [typed, language] of [
      ['ISO 9001', 'en'],
      ['iso9001', 'en'],
      ['ISO ٩٠٠١', 'ar'],
      ['ISO ۹۰۰۱', 'fa'],
    ] as const) {
      expect([typed, (await search(typed, language)).near]).toEqual([
        typed,
        { keyword: '', dropped: [], certs: ['ISO 9001'] },
      ]);
    }
  });

  it('words without results are dropped, and of several certificates those without results beside the words', async () => {
    expect((await search('RoHS certified xyzzyqk lamp')).near).toMatchObject({
      keyword: 'lamp',
      dropped: ['certified', 'xyzzyqk'],
      certs: ['RoHS'],
    });
    expect((await search('CE RoHS lamp')).near).toEqual({
      keyword: 'lamp',
      dropped: [],
      certs: ['CE', 'RoHS'],
    });
    expect((await search('WRAS RoHS lamp')).near).toEqual({
      keyword: 'lamp',
      dropped: ['WRAS'],
      certs: ['RoHS'],
    });
    expect((await search('WRAS lamp')).near).toEqual({ keyword: 'lamp', dropped: ['WRAS'], certs: [] });
  });

  it('a code with two spellings in the catalogue matches both', () => {
    expect(
      certificatesIn('un-38.3 and EN 837-1', ['UN 38.3', 'UN38.3', 'EN 8371', 'EN837-1']).map(
        ({ codes }) => codes,
      ),
    ).toEqual([['UN 38.3', 'UN38.3'], ['EN837-1']]);
  });

  it('text that only resembles a certificate is not one: a longer word, another number, words with results', async () => {
    for (const typed of ['RoHSx lamp', 'lamp UN 383', 'lamp ISO 90012'])
      expect([typed, (await search(typed)).near?.certs]).toEqual([typed, []]);
    expect((await search('lamp')).near).toBeNull();
  });

  it('suppliers are found by the certificates of the company', async () => {
    const suppliers = (keyword: string, certs: string[] = []) =>
      callService<{ total: number; near: Near | null }>(embedded, 'search', '/v2/searchSupplier.json', {
        keyword,
        certs,
      });
    expect(await suppliers('lamp iso9001')).toMatchObject({
      total: 0,
      near: { keyword: 'lamp', dropped: [], certs: ['ISO 9001'] },
    });
    expect((await suppliers('lamp', ['ISO 9001'])).total).toBeGreaterThan(0);
    expect((await suppliers('ISO 9001')).near).toEqual({ keyword: '', dropped: [], certs: ['ISO 9001'] });
    // RoHS certifies products, not companies.
    expect((await suppliers('lamp RoHS')).near).toEqual({ keyword: 'lamp', dropped: ['RoHS'], certs: [] });
  });
});
