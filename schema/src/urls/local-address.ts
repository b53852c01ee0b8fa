// An address to be sent on to (§2.8 callback, §4): only ever a page of this site.

const here = 'https://here.invalid';

/**
 * Path, query and fragment of an address of this site; '/' for anything else: other hosts however they are written
 * (`//other`, `/\other`, `https:other`), other schemes, what no browser can read.
 * @param origin addresses that begin with it are of this site too.
 */
export function localAddress(text: string | undefined, origin: string = here): string {
  if (!text || !(text.startsWith('/') || text.startsWith(`${origin}/`)) || !URL.canParse(text, here))
    return '/';
  const url = new URL(text, here);
  if (url.origin !== here && url.origin !== origin) return '/';
  // `/.//other` is read as the path `//other`, which is another host as soon as somebody is sent there.
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash;
}
