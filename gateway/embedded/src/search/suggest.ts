import { keywordMaxCharacters } from '@fairgate/schema/limits';
import type { LanguageCode } from '@fairgate/schema/locales';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { inOrder } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import type { Phrases } from '../texts/phrases.ts';
import { goodsByNumber } from './by-number.ts';
import { goodsIndexOf } from './index/memory-goods-index.ts';
import { distance } from './index/terms.ts';
import { normalise, tokensOf } from './index/tokens.ts';

type Suggestion = { type: 'keyword' | 'category' | 'supplier' | 'goods'; text: string; id: string | null };

const select = {
  name: 'suggested',
  text: `
    select 'supplier' as type, s.name as text, s.id from supplier s where s.id = any($1::int[])
    union all
    select 'goods', t.title, p.id from product p join product_title t on t.lang = $3 and t.title_id = p.title_id where p.id = any($2::int[])`,
};

/** The number of best products to check for distinct titles: many suppliers offer the same product. */
const goodsToLookAt = 60;

/** Completes a partial keyword: words, categories, suppliers, products. It tolerates typos. */
export function searchSuggest(store: Store): Operation {
  const { db, phraseCache } = store;
  const index = goodsIndexOf(store);
  return operation({
    name: 'searchSuggest',
    path: '/v2/searchSuggest.json',
    dialect: blade,
    request: z.object({
      keyword: z.string().max(keywordMaxCharacters),
      size: z.int().min(1).max(20).default(8),
    }),
    async handle({ keyword, size }, { language }): Promise<Suggestion[]> {
      if (tokensOf(keyword, language).length === 0) return [];
      // Each kind of suggestion gets a quarter of the list, at least two.
      const each = Math.max(2, Math.floor(size / 4));
      const [phrases, numbered, proposed] = await Promise.all([
        phraseCache.phrasesIn(language),
        goodsByNumber(db, keyword),
        index.propose(keyword, language, goodsToLookAt),
      ]);
      const [goodsIds, supplierIds] = [
        [...new Set([...numbered, ...proposed.goodsIds])],
        proposed.supplierIds,
      ];
      const rows = await db.rows<{ type: 'supplier' | 'goods'; text: string; id: number }>(select, [
        supplierIds.slice(0, size),
        goodsIds,
        language,
      ]);
      const typed = normalise(keyword.trim());
      const kinds = phrasesWith(phrases, 'types', typed);
      const likely = kinds.length > 0 ? kinds : kindsLike(phrases, tokensOf(keyword, language), language);
      // As written: "LED", "Bluetooth" and German nouns keep their capitals.
      const words = [...new Set(likely.map(([, text]) => text))].map((text): Suggestion => ({
        type: 'keyword',
        text,
        id: null,
      }));
      const categories = phrasesWith(phrases, 'category', typed).map(([id, text]): Suggestion => ({
        type: 'category',
        text,
        id,
      }));
      const suppliers = inIndexOrder('supplier', supplierIds, rows);
      const goods = inIndexOrder('goods', goodsIds, rows);
      const chosen = [...words.slice(0, each), ...categories.slice(0, each), ...suppliers.slice(0, each)];
      return [...chosen, ...goods.slice(0, Math.max(0, size - chosen.length))].slice(0, size);
    },
  });
}

/** In the order of the index, each text once. */
function inIndexOrder(
  kind: 'supplier' | 'goods',
  ids: readonly number[],
  rows: readonly { type: string; text: string; id: number }[],
): Suggestion[] {
  const own = inOrder(
    ids,
    rows.filter(({ type }) => type === kind),
  );
  return [...new Map(own.toReversed().map((row) => [row.text, row])).values()]
    .reverse()
    .map(({ text, id }) => ({ type: kind, text, id: String(id) }));
}

// Phrases that begin with the text first, then phrases with a word that does. Scripts without spaces: anywhere in the
// phrase.
function phrasesWith(phrases: Phrases, kind: string, typed: string): [string, string][] {
  const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}]/u.test(typed);
  const at = ([, text]: [string, string]): number => {
    const place = spaced ? ` ${normalise(text)}`.indexOf(` ${typed}`) : normalise(text).indexOf(typed);
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  return [...phrases.all(kind)].filter((entry) => Number.isFinite(at(entry))).sort((a, b) => at(a) - at(b));
}

/** In shorter words a typo gives another word. */
const slipsFromCharacters = 4;

const slipsAtMost = 2;
const slipsWithin = (slips: number): number => (slips > slipsAtMost ? Number.POSITIVE_INFINITY : slips);

// Product types whose words were all typed, with up to two typos per word, the fewest typos first.
function kindsLike(phrases: Phrases, typed: readonly string[], language: LanguageCode): [string, string][] {
  const slipsOf = (word: string): number =>
    Math.min(
      ...typed.map((own) =>
        own === word
          ? 0
          : Math.min(own.length, word.length) < slipsFromCharacters
            ? Number.POSITIVE_INFINITY
            : slipsWithin(distance(own, word, slipsAtMost)),
      ),
    );
  return [...phrases.all('type')]
    .map(([code, name]) => ({
      code,
      name,
      slips: tokensOf(name, language).reduce((sum, word) => sum + slipsOf(word), 0),
    }))
    .filter(({ slips }) => Number.isFinite(slips))
    .sort((a, b) => a.slips - b.slips)
    .map(({ code, name }) => [code, phrases.find('types', code) ?? name]);
}
