// §2.8 Page head: alternate-language links per supported language. One address serves all languages; `?lang=` (§2.9)
// asks for one, and the address without it (x-default) negotiates.
import { languageCodes, toLanguageCode, type LanguageCode } from '../locales.ts';
import { parsePageNo } from './segment.ts';

/** The language tag for crawlers: the modern name of Tagalog is fil. */
type Hreflang = Exclude<LanguageCode, 'tl'> | 'fil' | 'x-default';
export type Alternate = { readonly hreflang: Hreflang; readonly href: string };

const digits = (text: string) => (/^\d+$/.test(text) ? text : undefined);

/**
 * Query parameters that change the content of a public page, with the page's reader. Others do not belong in its
 * canonical address, and neither do values that the page ignores: each such address would be a duplicate of the page.
 */
const meaningful = {
  keyword: (text: string) => text.trim().replaceAll(/\s+/g, ' '),
  id: digits,
  exhibitionId: digits,
  pageNo: (text: string) => (parsePageNo(text) === 1 ? undefined : parsePageNo(text)?.toString()),
} as const;

/**
 * The 19 alternates and x-default of an address ('/eg/cart', '/search/product?keyword=lamp', also absolute).
 * Replaces an existing `lang`; removes the fragment.
 */
export function alternates(address: string): readonly Alternate[] {
  const { path, query } = split(address);
  query.delete('lang');
  const bare = join(path, query);
  return [
    ...languageCodes.map((code): Alternate => ({
      hreflang: code === 'tl' ? 'fil' : code,
      href: `${bare}${query.size > 0 ? '&' : '?'}lang=${code}`,
    })),
    { hreflang: 'x-default', href: bare },
  ];
}

/**
 * The canonical address: only meaningful parameters with valid values, in a fixed order, without pageNo=1 and
 * without the fragment.
 */
export function canonicalAddress(address: string): string {
  const { path, query } = split(address);
  const parameters = new URLSearchParams();
  for (const [name, read] of Object.entries(meaningful)) {
    const value = read(query.get(name) ?? '');
    if (value) parameters.append(name, value);
  }
  return join(path, parameters);
}

/** The address for this language, as in `alternates`. */
export function addressIn(language: LanguageCode, address: string): string {
  const { path, query } = split(address);
  query.set('lang', language);
  return join(path, query);
}

/** A redirect's target in the language that the redirected address asks for with `lang`, if it does; keeps the fragment. */
export function inAskedLanguage(asked: string | undefined, target: string): string {
  const language = asked === undefined ? undefined : toLanguageCode(asked);
  if (language === undefined) return target;
  const at = target.indexOf('#');
  return addressIn(language, target) + (at < 0 ? '' : target.slice(at));
}

function split(address: string): { path: string; query: URLSearchParams } {
  const [before = ''] = address.split('#', 1);
  const at = before.indexOf('?');
  return at < 0
    ? { path: before, query: new URLSearchParams() }
    : { path: before.slice(0, at), query: new URLSearchParams(before.slice(at + 1)) };
}

function join(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
