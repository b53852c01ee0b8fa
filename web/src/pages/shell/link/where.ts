// §2.3 `/link/{transfer}`: mails and printed codes lead through this address. What it holds is anybody's, so a stranger's
// site is never gone to unasked (OWASP: unvalidated redirects).

export type Where =
  | { readonly kind: 'here'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly address: string; readonly host: string };

/** Where the text leads: a page of this origin, or another site's by http or https; undefined for anything else. */
export function whereTo(transfer: string, origin: string): Where | undefined {
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(transfer) || !URL.canParse(transfer, origin)) return undefined;
  const url = new URL(transfer, origin);
  // A name before the host makes one site look like another.
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin)
    return url.pathname.toLowerCase().includes('/link/')
      ? undefined
      : { kind: 'here', path: url.pathname + url.search + url.hash };
  return { kind: 'elsewhere', address: url.href, host: url.host };
}
