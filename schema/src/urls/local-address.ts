// A redirect target (§2.8 callback, §4): only pages of this site.

const here = 'https://here.invalid';

/**
 * Path, query and fragment of an address of this site; '/' for anything else: other hosts in any notation
 * (`//other`, `/\other`, `https:other`), other schemes, invalid addresses.
 * @param origin addresses that begin with it belong to this site too.
 */
export function localAddress(text: string | undefined, origin: string = here): string {
  if (!text || !(text.startsWith('/') || text.startsWith(`${origin}/`)) || !URL.canParse(text, here))
    return '/';
  const url = new URL(text, here);
  if (url.origin !== here && url.origin !== origin) return '/';
  // The parser reads `/.//other` as the path `//other`, which is another host after a redirect.
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash;
}
