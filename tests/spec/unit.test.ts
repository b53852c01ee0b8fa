// The words of units: from the demo vocabulary, over the wire and the API, to the page.
import { phraseRows } from '@fairgate/embedded/db/demo/phrases';
import { readSource } from '@fairgate/embedded/db/demo/source';
import { formatMeasure, formatUnit } from '@fairgate/embedded/texts/measure';
import { type Phrases, phrasesByLanguage } from '@fairgate/embedded/texts/phrases';
import { type LanguageCode, languageCodes } from '@fairgate/schema/locales';
import { counted, pluralRulesOf } from '@fairgate/schema/with-unit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { goldenOf } from '../gateway/golden.ts';
import { startRealPages } from '../gateway/real-pages.ts';
import { json } from '../gateway/upstream.ts';

const source = readSource();
const books = phrasesByLanguage(phraseRows(source));
const phrasesIn = (language: LanguageCode): Phrases => {
  const phrases = books.get(language);
  if (!phrases) throw new Error(`no texts in ${language}`);
  return phrases;
};

const { upstream, gateway, close } = await startRealPages({ PAGE_CACHE_MAX_BYTES: '0' });
afterAll(close);
beforeEach(() => upstream.reset());

/** The product of the golden file with this minimum order and this unit. */
function offer(minOrder: number, unit: object): void {
  const { body } = goldenOf('goodsList').response as { body: { data: object[] } };
  const [goods] = body.data;
  upstream.answer('goodsList', (_, response) =>
    json(response, { ...body, data: [{ ...goods, minOrder, unit }] }),
  );
}

const counts: readonly [LanguageCode, string, Readonly<Record<number, string>>][] = [
  ['en', 'pair', { 1: '1 pair', 2: '2 pairs', 100: '100 pairs' }],
  [
    'ar',
    'piece',
    { 1: '1 قطعة', 2: 'قطعتان', 3: '3 قطع', 5: '5 قطع', 11: '11 قطعة', 100: '100 قطعة', 103: '103 قطع' },
  ],
  ['ar', 'set', { 3: '3 أطقم', 11: '11 طقمًا', 100: '100 طقم' }],
  ['pl', 'pair', { 1: '1 para', 2: '2 pary', 5: '5 par', 12: '12 par', 22: '22 pary' }],
  ['ru', 'pair', { 1: '1 пара', 3: '3 пары', 5: '5 пар', 11: '11 пар', 21: '21 пара' }],
  ['ja', 'piece', { 1: '1個', 50: '50個' }],
];

describe('§3 the word of a unit has the plural form of its number', () => {
  for (const [language, unit, expected] of counts)
    it.each(Object.entries(expected))(`${language}: %s ${unit}`, async (number, text) => {
      offer(Number(number), formatUnit(phrasesIn(language), unit));
      const page = await (
        await gateway.get(`/Gooseneck-electric-kettle-with-temperature-control_100123.html?lang=${language}`)
      ).text();
      const texts = [...page.matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, inner]) => inner);
      expect(texts).toContain(text.replace(' ', '\u00a0'));
    });

  it.each(languageCodes)('%s: a colour temperature has no thousands separator', (language) => {
    const text = formatMeasure(phrasesIn(language), { value: '4000', unit: 'kelvin', literal: false });
    expect(text).toMatch(/^4000\u00a0(?:K|К|کلوین|كلفن)$/);
  });

  it('the decimals of a size have the separator of the language', () => {
    const size = { value: '23×15×7.5', unit: 'centimetre', literal: false };
    expect(formatMeasure(phrasesIn('de'), size)).toBe('23×15×7,5\u00a0cm');
    expect(formatMeasure(phrasesIn('es'), size)).toBe('23×15×7.5\u00a0cm');
  });

  it('an age has a word of its own', () => {
    const age = (language: LanguageCode) =>
      formatMeasure(phrasesIn(language), { value: '3', unit: 'year-of-age', literal: false });
    expect(age('ja')).toBe('3歳');
    expect(age('ko')).toBe('3세');
    expect(age('vi')).toBe('3\u00a0tuổi');
    expect(age('zh')).toBe('3\u00a0岁');
    expect(age('pl')).toBe('3\u00a0lat');
  });

  it('of a decimal number, too', () => {
    const forms = (language: LanguageCode) => formatUnit(phrasesIn(language), 'pair').forms;
    expect(counted('pl', 1.5, '1,5', forms('pl'))).toBe('1,5\u00a0pary');
    expect(counted('ru', 1.5, '1,5', forms('ru'))).toBe('1,5\u00a0пары');
    expect(counted('en', 1.5, '1.5', forms('en'))).toBe('1.5\u00a0pairs');
    expect(formatMeasure(phrasesIn('pl'), { value: '1.5', unit: 'year', literal: false })).toBe(
      '1,5\u00a0roku',
    );
  });

  it('an older service sends singular and plural only', async () => {
    offer(3, { key: 'piece', one: 'sztuka', many: 'sztuk' });
    const { data } = await gateway.query<{ product: { unit: object } }>(
      '{ product(id: "100123") { unit { key singular plural forms { one few other } } } }',
    );
    expect(data?.product.unit).toEqual({
      key: 'piece',
      singular: 'sztuka',
      plural: 'sztuk',
      forms: { one: 'sztuka', few: null, other: 'sztuk' },
    });
  });
});

describe('the demo vocabulary has every unit in every plural form of its language', () => {
  const entries = Object.entries(source.vocabulary['units'] ?? {});
  it.each(languageCodes)('%s', (language) => {
    for (const [unit, texts] of entries) {
      const text = (texts as Record<string, unknown>)[language];
      if (typeof text === 'string') continue;
      expect([unit, Object.keys(text as object).sort()]).toEqual([
        unit,
        pluralRulesOf(language).resolvedOptions().pluralCategories.toSorted(),
      ]);
    }
  });
});
