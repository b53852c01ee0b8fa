// Countries by their names, in English and in the language of the page.
import { countryCodes } from '@fairgate/schema/country-codes';
import { plain } from './clean.ts';

/** Names that cards use and Intl does not. */
const others: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.a': 'US',
  uk: 'GB',
  england: 'GB',
  uae: 'AE',
  'u.a.e': 'AE',
  'p.r. china': 'CN',
  'p.r.china': 'CN',
  turkey: 'TR',
  'viet nam': 'VN',
  korea: 'KR',
  ksa: 'SA',
};

export type Countries = {
  /** The country that a text names, at its end rather than at its start. */
  readonly find: (text: string) => string | undefined;
  readonly nameOf: (code: string) => string;
  readonly isCountry: (code: string) => boolean;
};

/** @param nameOf the name of a country in the language of the page. */
export function countriesOf(nameOf: (code: string) => string): Countries {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const codeOf = new Map<string, string>(Object.entries(others));
  for (const code of countryCodes) {
    codeOf.set(plain(english.of(code) ?? code), code);
    codeOf.set(plain(nameOf(code)), code);
  }
  const names = [...codeOf.keys()].filter((name) => name.length > 1);
  return {
    find(text) {
      const line = plain(text);
      const found = names
        .map((name) => ({ name, at: wordAt(line, name) }))
        .filter(({ at }) => at >= 0)
        .sort(
          (one, other) =>
            other.at + other.name.length - one.at - one.name.length || other.name.length - one.name.length,
        );
      return found[0] && codeOf.get(found[0].name);
    },
    nameOf,
    isCountry: (code) => countryCodes.has(code),
  };
}

const letter = /[\p{L}\p{N}]/u;
const spaceless = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A shorter name is also a word of something else, unless the line ends in it: "Cad." is a street in Turkish, and Chad. */
const longLeast = 5;

/** Where a name stands as a word; -1 where it does not. */
function wordAt(line: string, name: string): number {
  const at = line.lastIndexOf(name);
  if (at < 0 || spaceless.test(name)) return at;
  const rest = line.slice(at + name.length);
  const isWord = !letter.test(line[at - 1] ?? ' ') && !letter.test(rest[0] ?? ' ');
  return isWord && (name.length >= longLeast || !letter.test(rest)) ? at : -1;
}
