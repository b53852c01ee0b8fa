/** §2.9 The language that an address asks for, for the address to which it redirects. */
export function askedLanguage(search: object): { readonly lang?: string } {
  const { lang } = search as { readonly lang?: unknown };
  return typeof lang === 'string' ? { lang } : {};
}
