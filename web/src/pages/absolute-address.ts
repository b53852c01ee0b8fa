import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import type { RouterContext } from '#platform/router-context.ts';
import { stringifySearch } from '#platform/search-params.ts';

/** @param path after the site's prefix, as `format` writes it. */
export function absoluteAddress(
  { origin, site }: Pick<RouterContext, 'origin' | 'site'>,
  path: string,
  search: Record<string, unknown> = {},
): string {
  return origin + withDeployPath(site.deployPath, path) + stringifySearch(search);
}
