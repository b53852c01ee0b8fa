// §2.3 `/link/{transfer}`: mails and printed codes link through this address. Its content is untrusted, so
// another site is never opened automatically (OWASP: unvalidated redirects).

export type LinkTarget =
  | { readonly kind: 'here'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly address: string; readonly host: string };

/**
 * The target of the text: a page of this origin, or another site's by http or https; undefined for anything
 * else.
 */
export function parseTransfer(transfer: string, origin: string): LinkTarget | undefined {
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(transfer) || !URL.canParse(transfer, origin)) return undefined;
  const url = new URL(transfer, origin);
  // A user name before the host can make one site look like another.
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin)
    return url.pathname.toLowerCase().includes('/link/')
      ? undefined
      : { kind: 'here', path: url.pathname + url.search + url.hash };
  return { kind: 'elsewhere', address: url.href, host: url.host };
}
