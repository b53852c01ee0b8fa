// The generated demo data, without a database.
import { makeRows } from '@fairgate/embedded/db/demo/load';
import type { RowOf, TableName } from '@fairgate/embedded/db/demo/rows';
import { readSource } from '@fairgate/embedded/db/demo/source';
import { titleOf } from '@fairgate/embedded/db/demo/product-titles';
import { claimsOf } from '@fairgate/embedded/db/demo/claims';
import { randomOf } from '@fairgate/embedded/db/demo/random';
import { makeModels } from '@fairgate/embedded/db/demo/model';
import { type Phrases, phrasesByLanguage } from '@fairgate/embedded/texts/phrases';
import { formatMeasure } from '@fairgate/embedded/texts/measure';
import { type LanguageCode, languageCodes } from '@fairgate/schema/locales';
import { describe, expect, it } from 'vitest';

const source = readSource();
const plan = { source, products: 600, today: '2026-11-21' };
const pieces = [...makeRows(plan)];
const made = pieces.flatMap((piece) => piece.made);
const rowsOf = <Name extends TableName>(table: Name): RowOf<Name>[] =>
  pieces.flatMap(({ rows }) => (rows[table] ?? []) as RowOf<Name>[]);
const books = phrasesByLanguage(rowsOf('phrase'));
const phrasesIn = (language: string): Phrases => {
  const phrases = books.get(language);
  if (!phrases) throw new Error(`no texts in ${language}`);
  return phrases;
};

const claims = claimsOf(source);
/** All titles of the types, in English and lower case: the line, and the text after it. */
const englishTitles = source.types.flatMap((type) =>
  makeModels(randomOf(type.key), claims, [type], 300).map((model) => {
    const line = type.texts.en?.lines[model.line] ?? '';
    return {
      line: line.toLowerCase(),
      rest: titleOf(model, phrasesIn('en')).slice(line.length).toLowerCase(),
    };
  }),
);

describe('the demo data', () => {
  it('are the same in each run', () => {
    expect(JSON.stringify([...makeRows(plan)].map(({ rows }) => rows))).toBe(
      JSON.stringify(pieces.map(({ rows }) => rows)),
    );
  });

  it('§2.5 without products have no exhibitions: those of an organiser stand alone', () => {
    const rows = [...makeRows({ ...plan, products: 0 })].map((piece) => piece.rows);
    const countOf = (table: TableName) => rows.reduce((sum, piece) => sum + (piece[table]?.length ?? 0), 0);
    for (const table of [
      'exhibition',
      'exhibitor',
      'hall',
      'badge',
      'agendaSession',
      'eshow',
      'fairPage',
      'lotteryPrize',
      'sharePrize',
      'exhibitorContact',
      'product',
    ] as const)
      expect([table, countOf(table)]).toEqual([table, 0]);
    expect(countOf('site')).toBeGreaterThan(1);
  });

  it('have as many products as configured, of at least 40 types over the ten industries of §3', () => {
    expect(made).toHaveLength(plan.products);
    expect(new Set(made.map(({ product }) => product.type)).size).toBeGreaterThanOrEqual(40);
    const industries = new Set(made.map(({ model }) => model.type.industry));
    for (const industry of [
      'newenergy',
      'machinex',
      'homelife',
      'jpe',
      'bde',
      'intex',
      'abcm',
      'aes',
      'javme',
      'defuexpo',
    ])
      expect(industries).toContain(industry);
    expect(new Set(made.map(({ product }) => product.id)).size).toBe(plan.products);
  });

  it('have price ladders that fall as the quantity rises', () => {
    for (const tiers of Map.groupBy(rowsOf('priceStep'), (tier) => tier.productId).values()) {
      expect(tiers.length).toBeGreaterThanOrEqual(2);
      for (const [index, tier] of tiers.entries()) {
        const before = tiers[index - 1];
        if (!before) continue;
        expect(tier.quantityFrom).toBeGreaterThan(before.quantityFrom);
        expect(Number(tier.price)).toBeLessThan(Number(before.price));
      }
    }
  });

  it('the rating of a product is the average of its reviews', () => {
    const reviews = Map.groupBy(rowsOf('review'), (review) => review.productId);
    for (const { product } of made) {
      const scores = (reviews.get(product.id) ?? []).map((review) => review.score);
      expect(product.reviewCount).toBe(scores.length);
      if (scores.length > 0)
        expect(product.rating).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 1);
    }
  });

  it('have what was checked, when, by whom and the finding for every verified supplier', () => {
    const checks = Map.groupBy(rowsOf('verification'), (check) => check.supplierId);
    for (const supplier of rowsOf('supplier')) {
      const own = checks.get(supplier.id) ?? [];
      expect(own.length >= 2).toBe(supplier.verified);
      for (const check of own) {
        expect(check.checkedOn <= plan.today && check.inspector !== '').toBe(true);
        expect(phrasesIn('km').find('verification', check.finding)).toBeTruthy();
      }
    }
  });

  it('name only rendered pictures, and no picture in two banners', () => {
    const banners = rowsOf('banner').map(({ picture }) => picture);
    for (const file of [
      ...banners,
      ...rowsOf('exhibition').map(({ picture }) => picture),
      ...rowsOf('picture').map((one) => one.file),
    ])
      expect(source.pictures).toContain(file);
    expect(new Set(banners).size).toBe(banners.length);
  });

  it('§2.5 the supplier of the demo account, the first one, has a stand at an open fair and at a coming one', () => {
    const first = Math.min(...rowsOf('supplier').map(({ id }) => id));
    const stands = rowsOf('exhibitor').filter(({ supplierId }) => supplierId === first);
    const exhibitions = rowsOf('exhibition').filter(({ id }) =>
      stands.some(({ exhibitionId }) => exhibitionId === id),
    );
    expect(exhibitions).toHaveLength(stands.length);
    expect(exhibitions.some(({ opensOn, closesOn }) => opensOn <= plan.today && plan.today <= closesOn)).toBe(
      true,
    );
    expect(exhibitions.some(({ opensOn }) => opensOn > plan.today)).toBe(true);
  });

  it('§7.2 have an exhibition with the word test in its name', () => {
    const names = rowsOf('exhibition').map(({ code }) => phrasesIn('en').textOf('exhibitions', code));
    expect(names.filter((name) => /\btest\b/i.test(name))).toHaveLength(1);
  });

  it('§3 every text of a product exists in all 19 languages', () => {
    const missing = new Set<string>();
    for (const language of languageCodes) {
      const own = phrasesIn(language);
      for (const { model, product } of made) {
        if (model.type.texts[language]?.lines.length !== model.type.texts['en']?.lines.length)
          missing.add(`${language}: texts of ${product.type}`);
        for (const code of product.paragraphs)
          if (!own.find('paragraph', code) && !own.find('sentences', code))
            missing.add(`${language}: ${code}`);
        const named = [
          ['colours', product.colour],
          ['ports', product.port],
          ['category', String(product.category2Id)],
          ['category', String(product.category1Id)],
          ...product.tags.map((tag) => ['tag', tag]),
          ...model.attributes.map(({ key }) => ['attributes', key]),
          ...model.attributes
            .filter(({ unit, literal, value }) => !unit && !literal && Number.isNaN(Number(value)))
            .map(({ value }) => ['values', value]),
        ];
        for (const [kind = '', code = ''] of named)
          if (!own.all(kind).has(code)) missing.add(`${language}: ${kind} ${code}`);
      }
    }
    expect([...missing]).toEqual([]);
  });
});

// Latin letters that are allowed in any language: codes and abbreviations (LED, TOPCon, 2RS), unit symbols, brands.
const isCode = (word: string): boolean => word.length < 2 || /\p{Lu}.*\p{Lu}/u.test(word) || /\d/.test(word);
const brands = new Set(['Bluetooth', 'Oxford', 'Type']);

describe('§3 in a right-to-left language', () => {
  const isolated = /\u2066([^\u2066\u2069]*)\u2069/g;
  const titleIn = (language: 'ar' | 'fa' | 'en'): string[] =>
    made.map(({ model }) => titleOf(model, phrasesIn(language)));

  // A term of the line, and the terms that a specification after it must not contain then.
  it.each([
    [/\bwired\b/, /wireless/],
    [/\bopen cat\b|\btop-entry\b/, /semi-open/],
    [/\bopen cat\b|\btray\b/, /enclosed/],
    [/\bwooden\b/, /metal|plastic|steel|glass/],
    [/\brattan\b/, /steel|glass|aluminium/],
    [/\bsilicone (?!sleeve)/, /steel|glass|plastic|polypropylene|ppsu/],
    [/\bfabric storage\b/, /polypropylene/],
    [/\bsoft-sided\b|\bcarrier (?:bag|backpack)\b/, /polypropylene/],
    [/\bneoprene\b/, /rubber|polyurethane|powder|vinyl/],
    [/^polyurethane\b/, /rubber/],
    [/\bchunky knit\b/, /velvet|linen/],
    [/\btwill\b|\bflannel\b/, /plain weave/],
    [/\b(?:clip|fitted|shaker) lid\b/, /twist lid/],
    [/\bundermount\b/, /countertop|wall-mounted/],
    [/\bwall-hung\b/, /countertop|under-counter/],
    [/\bpedestal\b/, /countertop|wall-mounted|under-counter/],
    [/\bvanity-top\b/, /wall-mounted|under-counter/],
    [/\bhousehold sockets\b/, /three-phase/],
    [/\bthree-phase\b/, /single-phase/],
    [/\bround countertop\b/, /500×380|600×400/],
    [/\bpolished\b/, /\bmatt\b/],
    [/\bmatt\b/, /\bpolished\b/],
  ])('a title with %s does not contain %s', (claim, other) => {
    expect(englishTitles.some(({ line }) => claim.test(line))).toBe(true);
    const wrong = englishTitles.filter(({ line, rest }) => claim.test(line) && other.test(rest));
    expect(wrong.map(({ line, rest }) => `${line}${rest}`)).toEqual([]);
  });

  // Words that say of a whole product that it has no colour, or that it is dyed.
  const clear: Readonly<Record<LanguageCode, RegExp>> = {
    en: /clear|transparent|colourless|\b(?:un)?dyed|unbleached/,
    zh: /透明|无色|染色棉/,
    ar: /شفاف|عديم اللون|مصبوغ/,
    tr: /şeffaf|renksiz|boyalı/,
    pl: /przezroczyst|bezbarwn|barwion/,
    es: /transparente|incolor|teñid/,
    pt: /transparente|incolor|tingid/,
    ru: /(?<!не)прозрачн|бесцветн|^цветн|окрашенн/,
    fa: /شفاف|بی‌رنگ/,
    ms: /lut sinar|berwarna/,
    id: /bening|transparan|berwarna/,
    ja: /透明|無色|染色/,
    ko: /(?<!불)투명|무색|염색/,
    de: /transparent|farblos|gefärbt/,
    th: /ใส(?!่)|ย้อมสี/,
    tl: /malinaw|may-kulay/,
    vi: /trong suốt|nhuộm/,
    my: /ကြည်လင်/,
    km: /ថ្លា|ជ្រលក់ពណ៌/,
  };
  // The part of a product that is clear while the product has a colour.
  const clearPart = /\bclear lid\b|\btransparent bubble window\b/;

  it.each(languageCodes)('a title with a colour calls only a part clear: %s', (language) => {
    const wrong = source.types
      .flatMap(({ texts }) =>
        (texts[language]?.lines ?? []).filter((_, place) => !clearPart.test(texts.en?.lines[place] ?? '')),
      )
      .filter((line) => clear[language].test(line.toLowerCase()));
    expect(wrong).toEqual([]);
  });

  it('a word of a line is no abbreviation: a pet bowl is not made of PET', () => {
    const titles = englishTitles.map(({ line, rest }) => `${line}${rest}`);
    expect(titles.filter((title) => title.startsWith('slow-feeder pet feeding bowl'))).toEqual(
      expect.arrayContaining([expect.stringContaining('polypropylene'), expect.stringContaining('melamine')]),
    );
    expect(titles.filter((title) => /stainless steel pet.*(?:polypropylene|melamine)/.test(title))).toEqual(
      [],
    );
  });

  it('a title keeps the order of numbers with their units and codes', () => {
    for (const title of [...titleIn('ar'), ...titleIn('fa')])
      expect(title.replaceAll(isolated, '')).not.toMatch(/[A-Za-z]|\d\s*[×–]/);
    const [panel] = titleIn('ar').filter((title) => /TOPCon/.test(title) && /\d/.test(title));
    expect(panel).toMatch(/\d+\u00a0واط/);
    expect([...(panel ?? '').matchAll(isolated)].map(([, run]) => run)).toEqual(['TOPCon']);
  });

  it('other languages have no direction marks', () => {
    for (const title of titleIn('en')) expect(title).not.toMatch(isolated);
  });
});

describe("§3 no untranslated Latin words in a product's main text", () => {
  const symbols = new Set(
    Object.values(source.vocabulary['units'] ?? {})
      .flatMap((entry) => Object.values(entry as object))
      .filter((one) => typeof one === 'string')
      .flatMap((symbol) => symbol.split(/[^\p{L}]+/u)),
  );
  const literals = new Set(
    source.types
      .flatMap(({ attributes }) =>
        attributes.filter(({ literal }) => literal).flatMap(({ values }) => values.map(String)),
      )
      .flatMap((value) => value.split(/[^\p{L}\d]+/u)),
  );
  /** The trade writes these in Latin letters: logo printing in Chinese, the plug of a charger; in Burmese also the term of payment. */
  const tradeTerms = new Set(['Logo', 'Type', 'type']);
  const isAllowed = (word: string): boolean =>
    isCode(word) || symbols.has(word) || literals.has(word) || brands.has(word) || tradeTerms.has(word);

  for (const language of ['ar', 'fa', 'zh', 'ru', 'ja', 'ko', 'th', 'my', 'km']) {
    it(language, () => {
      const phrases = phrasesIn(language);
      const found = new Map<string, string>();
      const look = (text: string): void => {
        for (const [word] of text.replace(/\{\w+\}|L\/C at sight/g, '').matchAll(/[A-Za-z][A-Za-z\d]*/g))
          if (!isAllowed(word)) found.set(word, text);
      };
      for (const { model } of made) look(titleOf(model, phrases));
      for (const { model, product } of made) {
        for (const attribute of model.attributes)
          look(`${phrases.textOf('attributes', attribute.key)} ${formatMeasure(phrases, attribute)}`);
        for (const code of product.paragraphs)
          look(phrases.find('paragraph', code) ?? phrases.textOf('sentences', code));
        for (const tag of product.tags) look(phrases.textOf('tag', tag));
      }
      expect(Object.fromEntries(found)).toEqual({});
    });
  }
});
