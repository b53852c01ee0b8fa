// Recall: what people type in 19 languages, and whether the first ten products are what they mean.
import { readFileSync } from 'node:fs';
import { languageCodes } from '@fairgate/schema/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Embedded, startEmbedded } from './store.ts';

const atTop = 10;
const least = 0.95;

type Query = { language: string; kind: string; keyword: string; wanted: readonly string[] };

const queries: Query[] = readFileSync(new URL('relevance.tsv', import.meta.url), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#')).map((line) => {
  const [language = '', kind = '', keyword = '', wanted = ''] = line.split('\t');
  return { language, kind, keyword, wanted: wanted.split(' ') };
});

describe('§7.3 what is found for 200 queries in the 19 languages of §3', () => {
  let embedded: Embedded;
  let meant: Map<string, Set<string>>;
  const recalls = new Map<Query, number>();

  beforeAll(async () => {
    embedded = await startEmbedded('PGlite');
    const rows = await embedded.db.rows<{ id: number; type: string; colour: string }>({ text: 'select id, type, colour from product' });
    meant = new Map();
    for (const { id, type, colour } of rows) for (const key of [type, `${type}/${colour}`]) meant.set(key, (meant.get(key) ?? new Set()).add(String(id)));
    for (const query of queries) {
      const wanted = new Set(query.wanted.flatMap((key) => [...(meant.get(key) ?? [])]));
      const { list } = await ask<{ list: { spuId: string }[] }>(embedded, 'search', '/v2/searchGoods.json', { keyword: query.keyword, pageSize: atTop }, query.language);
      recalls.set(query, list.filter(({ spuId }) => wanted.has(spuId)).length / Math.min(atTop, wanted.size));
    }
  }, 120_000);
  afterAll(() => embedded.close());

  const mean = (some: readonly Query[]): number => some.reduce((sum, query) => sum + (recalls.get(query) ?? 0), 0) / some.length;
  const missed = (some: readonly Query[]): string[] => some.filter((query) => (recalls.get(query) ?? 0) < 1)
    .map((query) => `${query.language} ${query.kind} “${query.keyword}” ${(recalls.get(query) ?? 0).toFixed(2)}`);

  it('asks at least 200 times, in every language, for things that there are', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(queries.map(({ language }) => language))).toEqual(new Set(languageCodes));
    expect(queries.filter(({ wanted }) => wanted.some((key) => !meant.has(key))).map(({ keyword }) => keyword)).toEqual([]);
  });

  it(`finds ${least * 100} % of it among the first ${atTop}`, () => {
    expect(mean(queries), `missed: ${missed(queries).join(', ')}`).toBeGreaterThanOrEqual(least);
  });

  for (const kind of ['typo', 'synonym', 'part', 'detail', 'name']) {
    it(`finds as much by ${kind}`, () => {
      const own = queries.filter((query) => query.kind === kind);
      expect(mean(own), `missed: ${missed(own).join(', ')}`).toBeGreaterThanOrEqual(least);
    });
  }

  it('says what to look for where a word that is nowhere stands beside a name, in every language', async () => {
    type Answer = { total: number; near: { keyword: string; dropped: string[] } | null; list: { spuId: string }[] };
    for (const language of languageCodes) {
      const { keyword = '', wanted = [] } = queries.find((query) => query.language === language && query.kind === 'name') ?? {};
      const search = (words: string) => ask<Answer>(embedded, 'search', '/v2/searchGoods.json', { keyword: words, pageSize: atTop }, language);
      const none = await search(`${keyword} xyzzyqk`);
      expect([none.total, none.near?.dropped], `${language} ${keyword}`).toEqual([0, ['xyzzyqk']]);
      const ids = new Set(wanted.flatMap((key) => [...(meant.get(key) ?? [])]));
      const { list } = await search(none.near?.keyword ?? '');
      expect(list.filter(({ spuId }) => ids.has(spuId)).length / Math.min(atTop, ids.size), `${language} ${none.near?.keyword}`).toBeGreaterThanOrEqual(0.9);
    }
  });

  for (const language of languageCodes) {
    it(`finds nine tenths of it in ${language}`, () => {
      const own = queries.filter((query) => query.language === language);
      expect(mean(own), `missed: ${missed(own).join(', ')}`).toBeGreaterThanOrEqual(0.9);
    });
  }
});
