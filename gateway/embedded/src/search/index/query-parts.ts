import type { LanguageCode } from '@fairgate/schema/locales';
import { areThousands } from './numbers.ts';
import type { Part } from './query-part.ts';
import { isSpaced, normalise, tokensOf } from './tokens.ts';
import type { Synonyms } from './synonyms.ts';

/** The limit of words in a query; the rest is ignored. */
const partsAtMost = 12;

// Words that describe no product. They are ignored unless the query has no other word.
const fillers: Partial<Record<LanguageCode, string>> = {
  en: 'a an and at by for from in of on or the to with',
  de: 'als am an auf aus bei das der die ein eine einen für für im in mit oder und von zum zur',
  es: 'a al con de del el en la las los o para por un una y',
  pt: 'a ao as com da de do dos das e em o os ou para por um uma',
  pl: 'dla do i lub na o od po w we z ze',
  ru: 'в во для до и из или к на о от по с со',
  tr: 've ile için bir de da',
  id: 'dan dari di ke untuk dengan yang',
  ms: 'dan dari di ke untuk dengan yang',
  tl: 'ang at mga na ng para sa',
  vi: 'cho cua của va và voi với',
  fa: 'از با برای به در و ها های',
  ar: 'الى على في من و',
};
const fillersOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(fillers).map(([language, words]) => [language, new Set(words.split(' ').map(normalise))]),
);

/** Whether a word describes no product. */
export const isFiller = (token: string, language: LanguageCode): boolean =>
  fillersOf.get(language)?.has(token) ?? false;

/** The parts of a query; a product must match all of them. */
export function partsOf(keyword: string, language: LanguageCode, synonyms: Synonyms): Part[] {
  const parts = isSpaced(language)
    ? spacedParts(keyword, language, synonyms)
    : unspacedParts(keyword, language, synonyms);
  const telling = parts.filter(([typed]) => typed?.length !== 1 || !isFiller(typed[0] ?? '', language));
  return (telling.length > 0 ? telling : parts).slice(0, partsAtMost);
}

function spacedParts(keyword: string, language: LanguageCode, synonyms: Synonyms): Part[] {
  const parts: Part[] = [];
  const tokens = tokensOf(keyword, language);
  // A size without a space is one part: 500ml does not match other millilitres.
  const sizes = new Set(
    keyword
      .split(/\s+/)
      .map((word) => tokensOf(word, language))
      .filter(({ length, 0: first = '' }) => length === 2 && /^\d/.test(first))
      .map(String),
  );
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(synonyms.longest, tokens.length - at);
    while (length > 0 && !synonyms.knows(tokens.slice(at, at + length))) length -= 1;
    const pair = tokens.slice(at, at + 2);
    const [first = '', next] = pair;
    const isThousands = areThousands(first, next);
    if (length === 0 && (isThousands || sizes.has(String(pair)))) {
      parts.push(isThousands ? [[first + next], pair] : [pair]);
      at += 2;
      continue;
    }
    const typed = tokens.slice(at, at + Math.max(1, length));
    parts.push([typed, ...synonyms.of(typed)]);
    at += typed.length;
  }
  return parts;
}

// A dictionary may split a phrase in another way than its parts: known phrases are looked up first.
function unspacedParts(keyword: string, language: LanguageCode, synonyms: Synonyms): Part[] {
  const parts: Part[] = [];
  const cut = (text: string): void => {
    for (const token of tokensOf(text, language)) parts.push([[token]]);
  };
  const text = normalise(keyword);
  let rest = 0;
  for (let at = 0; at < text.length;) {
    const found = synonyms.startingAt(text, at);
    if (!found) {
      at += 1;
      continue;
    }
    cut(text.slice(rest, at));
    parts.push(found.part);
    at += found.length;
    rest = at;
  }
  cut(text.slice(rest));
  return parts;
}
