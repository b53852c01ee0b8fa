// §2.6 keyword, category and spyKeyword: lowercase letters, digits and hyphens. As names come in 19 languages, letters
// are those of any script (slug.ts). Underscores never stay inside: in §2.2 one of them starts the page number.
import { keywordMaxCharacters } from '../limits.ts';
import { cleanName } from '../slug.ts';
import { parsePageNo, type Segment } from './segment.ts';

/** What a keyword of which nothing remains becomes, so that a link always parses. */
const anyKeyword = 'all';

/** A keyword as an address holds it: 'LED Light' → 'led-light'. Never throws, never empty. */
export function keywordSlug(text: string): string {
  return cleanName(text.slice(0, 2_000).toLowerCase(), keywordMaxCharacters) || anyKeyword;
}

/** A keyword back as words for a search box: 'led-light' → 'led light'. */
export function keywordText(keyword: string): string {
  return keyword.replaceAll('-', ' ');
}

/** `{keyword}`; undefined if nothing remains or an underscore is inside. */
export const keyword: Segment<string> = {
  parse: (text) => (text.includes('_') || cleanName(text, 1_000) === '' ? undefined : keywordSlug(text)),
  format: keywordSlug,
};

export type KeywordPage = { readonly keyword: string; readonly pageNo: number };

/** `{keyword}` with an optional `_{pageNo}`; page 1 is written without a number. */
export const keywordPage: Segment<KeywordPage> = {
  parse(text) {
    const [before = '', page, ...more] = text.split('_');
    const pageNo = page === undefined ? 1 : parsePageNo(page);
    const parsed = keyword.parse(before);
    return parsed === undefined || pageNo === undefined || more.length > 0
      ? undefined
      : { keyword: parsed, pageNo };
  },
  format: (value) => keywordSlug(value.keyword) + (value.pageNo === 1 ? '' : `_${value.pageNo}`),
};
