import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { operation, type Operation } from '../wire/operation.ts';
import type { Phrasebook } from '../wording/phrasebook.ts';
import { queryOf } from './index/document.ts';
import { normalise, tokensOf } from './index/tokens.ts';

type Suggestion = { type: 'keyword' | 'category' | 'supplier' | 'goods'; text: string; id: string | null };

const select = {
  name: 'suggest',
  text: `
    (select 'supplier' as type, s.name as text, s.id from supplier s
      where lower(s.name) like $1 or lower(s.name) like '% ' || $1 order by s.rating desc, s.id limit $4)
    union all
    (select 'goods', t.title, p.id from product_text t join product p on p.id = t.product_id
      where t.lang = $3 and t.document @@ $2::tsquery order by ts_rank(t.document, $2::tsquery) desc, p.quality desc, p.id limit $4)`,
};

/** What somebody who has typed this much may be looking for: words, categories, suppliers, products. */
export function searchSuggest({ db, library }: Store): Operation {
  return operation({
    name: 'searchSuggest',
    path: '/v2/searchSuggest.json',
    dialect: blade,
    request: z.object({ keyword: z.string().max(keywordMaxCharacters), size: z.int().min(1).max(20).default(8) }),
    async handle({ keyword, size }, { language }): Promise<Suggestion[]> {
      const tokens = tokensOf(keyword, language);
      if (tokens.length === 0) return [];
      // Whatever is full of suggestions leaves room for two of each other kind.
      const each = Math.max(2, Math.floor(size / 4));
      const [book, rows] = await Promise.all([
        library.bookOf(language),
        db.rows<{ type: 'supplier' | 'goods'; text: string; id: number }>(select, [`${escapeLike(keyword.trim().toLowerCase())}%`, queryOf([tokens], true), language, size]),
      ]);
      const typed = normalise(keyword.trim());
      const words = [...new Set(phrasesWith(book, 'types', typed).map(([, text]) => text.toLowerCase()))].map(
        (text): Suggestion => ({ type: 'keyword', text, id: null }));
      const categories = phrasesWith(book, 'category', typed).map(([id, text]): Suggestion => ({ type: 'category', text, id }));
      const others = rows.map(({ type, text, id }): Suggestion => ({ type, text, id: String(id) }));
      const suppliers = others.filter(({ type }) => type === 'supplier');
      const goods = others.filter(({ type }) => type === 'goods');
      const chosen = [...words.slice(0, each), ...categories.slice(0, each), ...suppliers.slice(0, each)];
      return [...chosen, ...goods.slice(0, Math.max(0, size - chosen.length))].slice(0, size);
    },
  });
}

// Those that begin with it, then those in which a word does. Scripts without spaces count as one word: anywhere will do.
function phrasesWith(book: Phrasebook, kind: string, typed: string): [string, string][] {
  const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}]/u.test(typed);
  const at = ([, text]: [string, string]): number => {
    const place = spaced ? ` ${normalise(text)}`.indexOf(` ${typed}`) : normalise(text).indexOf(typed);
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  return [...book.all(kind)].filter((entry) => Number.isFinite(at(entry))).sort((a, b) => at(a) - at(b));
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
