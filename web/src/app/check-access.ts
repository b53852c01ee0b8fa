import { routeAccess } from 'virtual:route-access';
import type { RouterContext } from '#platform/router-context.ts';

type Step = {
  readonly context: Pick<RouterContext, 'device' | 'userKind' | 'apollo'>;
  readonly location: { readonly search: object };
  readonly matches: readonly { readonly routeId: string; readonly params: object }[];
};

/**
 * Checks access before another page opens and redirects the visitor where it is refused (§2, §2.8), by the
 * rules of the gateway, which decides on the first page of a visit. The rules are loaded with the first
 * restricted page.
 * @returns undefined for a page that is open to all; else a promise that resolves, or rejects with a redirect
 * of the router.
 */
export function checkAccess({ context, location, matches }: Step): Promise<void> | undefined {
  const page = matches.at(-1);
  const access = page && routeAccess[page.routeId];
  return (
    access &&
    import('./redirect-by-access.ts').then(({ redirectByAccess }) =>
      redirectByAccess(access, page.params, context, location.search),
    )
  );
}
