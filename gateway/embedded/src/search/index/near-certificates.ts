// Certificates are filters, not words of a title: "RoHS lamp" means lamps with that certificate.
import type { LanguageCode } from '@fairgate/schema/locales';
import type { FacetCount, NearWords } from './facet-count.ts';
import { plainNumbers } from './numbers.ts';
import { isFiller } from './query-parts.ts';
import { normalise, tokensOf } from './tokens.ts';

/** A certificate in a query: its codes (a catalogue may write one code in several ways) and its position. */
type Named = { readonly codes: readonly string[]; readonly from: number; readonly to: number };

type Found = {
  readonly total: number;
  readonly facets: readonly FacetCount<string>[];
  readonly near?: NearWords | undefined;
};

/** The limit of pieces in a code: `VDE-AR-N 4105` has four. */
const piecesAtMost = 8;
// Latin letters, digits and letters of other scripts are separate pieces: ISO9001认证 has three.
const piece = /[\p{Script=Latin}\p{M}]+|\p{N}+|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu;
const endsInside = /[\p{Script=Latin}\p{N}]$/u;
const beginsInside = /^[\p{Script=Latin}\p{N}]/u;
// ISO 9001:2015
const edition = /^\s?[:：]\s?\p{N}{4}(?!\p{N})/u;

/**
 * If the words find nothing and some of them name certificates: the remaining words, and the certificates as a filter.
 * @param codes all certificate codes.
 * @param find finds words without filters, with facet counts; without words it finds everything.
 * @returns undefined if no word names a certificate, or if the filter would find nothing.
 */
export async function nearByCertificates(
  keyword: string,
  language: LanguageCode,
  codes: Iterable<string>,
  find: (words: string) => Promise<Found>,
): Promise<NearWords | undefined> {
  const named = certificatesIn(keyword, codes);
  // If only the filters exclude everything, the words are not certificates.
  if (named.length === 0 || (await find(keyword)).total > 0) return undefined;
  const words = wordsBeside(keyword, named, language);
  const all = await find(words);
  const { keyword: left, dropped } =
    all.total > 0
      ? { keyword: words, dropped: [] }
      : (all.near ?? { keyword: '', dropped: words.split(/\s+/) });
  const counted = (all.total > 0 ? all : await find(left)).facets
    .filter(({ kind, count }) => kind === 'certificate' && count > 0)
    .map(({ value }) => value);
  const certificates = new Set(named.flatMap((one) => one.codes).filter((code) => counted.includes(code)));
  if (certificates.size === 0) return undefined;
  const idle = named
    .filter((one) => !one.codes.some((code) => certificates.has(code)))
    .map(({ from, to }) => keyword.slice(from, to));
  return { keyword: left, dropped: [...dropped, ...idle], certificates: [...certificates] };
}

/** The codes in a text, in order, the longest first, regardless of spaces, hyphens and case. */
export function certificatesIn(text: string, codes: Iterable<string>): Named[] {
  const known = Map.groupBy(new Set(codes), keyOf);
  const pieces = Array.from(text.matchAll(piece), ({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  const found: Named[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const from = pieces[at]?.from ?? 0;
    for (let last = Math.min(at + piecesAtMost, pieces.length) - 1; last >= at; last -= 1) {
      const to = pieces[last]?.to ?? 0;
      const own = known.get(keyOf(text.slice(from, to)));
      // CE2 does not name CE.
      if (!own || endsInside.test(text.slice(0, from)) || beginsInside.test(text.slice(to))) continue;
      const year = /\p{N}$/u.test(text.slice(from, to)) ? (edition.exec(text.slice(to))?.[0].length ?? 0) : 0;
      found.push({ codes: own, from, to: to + year });
      at = pieces.findLastIndex((one) => one.from < to + year);
      break;
    }
  }
  return found;
}

// A separator between digits is kept: EN 837-1 is not EN 8371.
function keyOf(text: string): string {
  const plain = normalise(plainNumbers(text));
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, (gap, at: number) =>
    /\p{N}$/u.test(plain.slice(0, at)) && /^\p{N}/u.test(plain.slice(at + gap.length)) ? '.' : '',
  );
}

/** A text without the named codes and their connecting words: of "lamp with RoHS" remains "lamp". */
function wordsBeside(text: string, named: readonly Named[], language: LanguageCode): string {
  const isIdle = (word = ''): boolean => tokensOf(word, language).every((token) => isFiller(token, language));
  const starts = [0, ...named.map(({ to }) => to)];
  return starts
    .flatMap((start, at) => {
      const [follows, end] = [at > 0, named[at]?.from];
      const bare = text
        .slice(start, end)
        .replace(follows ? /^[^\p{L}\p{M}\p{N}]+/u : '', '')
        .replace(end === undefined ? '' : /[^\p{L}\p{M}\p{N}]+$/u, '');
      const words = bare.split(/\s+/).filter((word) => word !== '');
      const [first, last] = [
        follows ? words.findIndex((word) => !isIdle(word)) : 0,
        end === undefined ? words.length - 1 : words.findLastIndex((word) => !isIdle(word)),
      ];
      return first < 0 ? [] : words.slice(first, last + 1);
    })
    .join(' ');
}
