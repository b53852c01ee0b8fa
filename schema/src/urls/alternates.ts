// §2.8 Page head: alternate-language links per supported language. One address serves all languages; `?lang=` (§2.9)
// asks for one, and the address without it (x-default) negotiates.
import { languageCodes, type LanguageCode } from '../locales.ts';

/** What readers of the web call the language: the modern name of Tagalog is fil. */
type Hreflang = Exclude<LanguageCode, 'tl'> | 'fil' | 'x-default';
export type Alternate = { readonly hreflang: Hreflang; readonly href: string };

/** Query parameters that change what a public page shows; the others do not belong in its canonical address. */
const meaningful = ['keyword', 'id', 'exhibitionId', 'searchType', 'pageNo'];

/**
 * The 19 alternates and x-default of an address ('/eg/cart', '/search/product?keyword=lamp', also absolute).
 * A `lang` already present is replaced; the fragment goes.
 */
export function alternates(address: string): readonly Alternate[] {
  const { path, query } = split(address);
  query.delete('lang');
  const bare = join(path, query);
  return [
    ...languageCodes.map((code): Alternate => ({ hreflang: code === 'tl' ? 'fil' : code, href: `${bare}${query.size > 0 ? '&' : '?'}lang=${code}` })),
    { hreflang: 'x-default', href: bare },
  ];
}

/** The canonical address: only meaningful parameters, in a fixed order, without pageNo=1 and without the fragment. */
export function canonicalAddress(address: string): string {
  const { path, query } = split(address);
  const kept = new URLSearchParams();
  for (const name of meaningful) {
    const value = query.get(name);
    if (value !== null && value !== '' && !(name === 'pageNo' && value === '1')) kept.append(name, value);
  }
  return join(path, kept);
}

/** The address that asks for this language, as `alternates` names it. */
export function addressIn(language: LanguageCode, address: string): string {
  const { path, query } = split(address);
  query.set('lang', language);
  return join(path, query);
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
