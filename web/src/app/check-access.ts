import { routeAccess } from 'virtual:route-access';
import type { RouterContext } from '#platform/router-context.ts';

type Step = {
  readonly context: Pick<RouterContext, 'device' | 'userKind'>;
  readonly matches: readonly { readonly routeId: string; readonly params: object }[];
};

/**
 * Before another page opens: whom it is not for is sent on (§2, §2.8), by the same rules as at the gateway, which decides on
 * the first page of a visit. What decides is loaded with the first page that is not for everybody.
 * @returns undefined where everybody may go on; else rejects with a redirect of the router, or resolves.
 */
export function checkAccess({ context, matches }: Step): Promise<void> | undefined {
  const page = matches.at(-1);
  const access = page && routeAccess[page.routeId];
  return access && import('./send-on.ts').then(({ sendOn }) => sendOn(access, page.params, context));
}
