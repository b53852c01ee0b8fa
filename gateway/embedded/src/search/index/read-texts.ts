import { setImmediate as breathe } from 'node:timers/promises';
import { defaultLanguage, type LanguageCode } from '@fairgate/schema/locales';
import type { Database } from '../../db/database.ts';
import type { PhraseCache } from '../../texts/phrase-cache.ts';
import { type Choice, formatChoice } from '../../texts/option.ts';
import type { Phrases } from '../../texts/phrases.ts';
import type { GoodsColumns } from './goods.ts';
import { gatherTexts, type Texts, type WeighedWord, weights } from './texts.ts';
import { tokensOf } from './tokens.ts';

/** Queries run between batches: a batch takes some ten milliseconds. */
const textsAtOnce = 250;
const idsAtOnce = 2000;
const kindShare = 10;
const rowsAtOnce = 20_000;

type TitleRow = {
  id: number;
  title: string;
  english: string;
  type: string;
  category: number;
  tags: string;
  /** What buyers choose of its products: a title leaves it out. */
  options: readonly Choice[] | null;
};

/** The properties that products with the same title share: see the table `product_title`. */
const selectTitles = `
    select t.title_id as id, t.title, e.title as english, k.type, k.category, k.tags, (
      select json_agg(distinct jsonb_build_object('key', o.key) || v.value) from product p join product_option o on o.product_id = p.id
      cross join jsonb_array_elements(o.values) v where p.title_id = t.title_id) as options
    from product_title t
    join product_title e on e.lang = '${defaultLanguage}' and e.title_id = t.title_id
    cross join lateral (
      select p.type, p.category2_id as category, array_to_string(p.tags, '|') as tags from product p where p.title_id = t.title_id limit 1) k
    where t.lang = $1`;

const selectAll = {
  name: 'titles',
  text: `${selectTitles} and t.title_id > $2 order by t.title_id limit ${rowsAtOnce}`,
};
const selectSome = { name: 'some titles', text: `${selectTitles} and t.title_id = any($2::int[])` };

/**
 * The names and categories of the products in a language, by title number. Texts are read in batches, so memory does
 * not grow with their number.
 * @param from the number of the first title; it is number 0 of these texts.
 */
export async function readTitles(
  db: Database,
  phraseCache: PhraseCache,
  titles: GoodsColumns['titles'],
  language: LanguageCode,
  from = 0,
): Promise<Texts> {
  const [phrases, english] = await Promise.all([
    phraseCache.phrasesIn(language),
    phraseCache.phrasesIn(defaultLanguage),
  ]);
  const cut = { own: rememberTokens(language), english: rememberTokens(defaultLanguage) };
  // Titles that are added meanwhile are read next time.
  const size = titles.values.length - from;
  const texts = gatherTexts();
  for await (const rows of from === 0
    ? allTitles(db, language)
    : someTitles(db, language, titles.values.slice(from))) {
    for (const [count, row] of rows.entries()) {
      const number = (titles.find(row.id) ?? -1) - from;
      if (number >= 0 && number < size) texts.add(wordsOf(row, phrases, english, cut), number);
      if (count % textsAtOnce === textsAtOnce - 1) await breathe();
    }
  }
  return texts.finish(size);
}

async function* allTitles(db: Database, language: LanguageCode): AsyncGenerator<TitleRow[]> {
  let after = -1;
  for (let isMore = true; isMore;) {
    const rows = await db.rows<TitleRow>(selectAll, [language, after]);
    yield rows;
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === rowsAtOnce;
  }
}

async function* someTitles(
  db: Database,
  language: LanguageCode,
  ids: readonly number[],
): AsyncGenerator<TitleRow[]> {
  for (let at = 0; at < ids.length; at += idsAtOnce)
    yield await db.rows<TitleRow>(selectSome, [language, ids.slice(at, at + idsAtOnce)]);
}

type Cut = (text: string) => readonly string[];

function* wordsOf(
  { title, english: named, type, category, tags, options }: TitleRow,
  phrases: Phrases,
  english: Phrases,
  cut: { own: Cut; english: Cut },
): Generator<WeighedWord> {
  for (const word of cut.own(title)) yield [word, weights.title];
  const chosen = options ?? [];
  for (const choice of chosen)
    for (const word of cut.own(formatChoice(phrases, choice).value)) yield [word, weights.title];
  const kind = cut.own(phrases.find('type', type) ?? '');
  // A word weighs more in a short name: "basin" matches a basin better than a "basin mixer tap".
  for (const word of kind) yield [word, weights.kind + Math.round(kindShare / kind.length)];
  for (const word of cut.own(phrases.find('types', type) ?? '')) yield [word, weights.around];
  const around = [
    phrases.textOf('category', String(category)),
    ...tags
      .split('|')
      .filter(Boolean)
      .map((tag) => phrases.textOf('tag', tag)),
  ];
  for (const name of around) for (const word of cut.own(name)) yield [word, weights.around];
  // Readers of other languages often know the English word.
  if (phrases.language === english.language) return;
  const chosenInEnglish = chosen.map((choice) => formatChoice(english, choice).value);
  for (const text of [named, ...chosenInEnglish, english.find('types', type) ?? ''])
    for (const word of cut.english(text)) yield [word, weights.english];
}

/** The suppliers' names, by supplier number. */
export async function readNames(db: Database, columns: GoodsColumns): Promise<Texts> {
  const rows = await db.rows<{ id: number; name: string }>({
    name: 'supplier names',
    text: 'select id, name from supplier',
  });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const texts = gatherTexts();
  for (const [number, id] of columns.suppliers.values.entries()) {
    // Single letters are remains of a legal form (z o.o.).
    const words = tokensOf(names.get(id) ?? '', defaultLanguage).filter((word) => word.length > 1);
    texts.add(
      words.map((word) => [word, weights.supplier] as const),
      number,
    );
  }
  return texts.finish(columns.suppliers.values.length);
}

// Many titles share phrases: each text between commas is split into words once.
function rememberTokens(language: LanguageCode): Cut {
  const known = new Map<string, readonly string[]>();
  return (text) =>
    text.split(/[,，،၊;]\s|\s{2,}/).flatMap((phrase) => {
      let tokens = known.get(phrase);
      if (!tokens) known.set(phrase, (tokens = tokensOf(phrase, language)));
      return tokens;
    });
}
