// §2 `{deployPath}` is a site prefix: '' for the international site, '/eg' for Egypt's. The caller provides the list
// of prefixes (websites, §7.3); the rest of this folder sees the path after the prefix.

export type Deployed = { readonly deployPath: string };

/** '', 'eg', '/eg', '/eg/' → '' or '/eg'. */
export function normalDeployPath(text: string): string {
  const inner = text.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '' : `/${inner}`;
}

/**
 * Splits a path into its site and what follows; the longest prefix wins, at a slash or the end, in any case.
 * With '/eg' known: '/eg/cart' → {site, path: '/cart'}, '/eg' → {site, path: '/'}, '/eggs_1.html' → the site of ''.
 * site is undefined when the list has no site without prefix and none fits.
 */
export function splitDeployPath<S extends Deployed>(
  path: string,
  sites: readonly S[],
): { readonly site: S | undefined; readonly path: string } {
  const lower = path.toLowerCase();
  let best: S | undefined;
  let length = -1;
  for (const site of sites) {
    const prefix = normalDeployPath(site.deployPath).toLowerCase();
    const fits = prefix === '' || lower === prefix || lower.startsWith(`${prefix}/`);
    if (fits && prefix.length > length) [best, length] = [site, prefix.length];
  }
  return { site: best, path: path.slice(Math.max(length, 0)) || '/' };
}

/** The reverse: ('/eg', '/') → '/eg/', ('/eg', '/cart') → '/eg/cart', ('', '/') → '/'. §2.2 lands on `{deployPath}/`. */
export function withDeployPath(deployPath: string, path: string): string {
  return normalDeployPath(deployPath) + (path.startsWith('/') ? path : `/${path}`);
}
