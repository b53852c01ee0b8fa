import { redirectOf } from '@fairgate/schema/urls/access';
import { redirect } from '@tanstack/react-router';
import { routeAccess } from 'virtual:route-access';
import type { RouterContext } from '#platform/router-context.ts';
import { currentSignedIn } from '#platform/session/signed-in.ts';

type Step = {
  readonly context: Pick<RouterContext, 'device' | 'userKind'>;
  readonly matches: readonly { readonly routeId: string; readonly params: object }[];
};

/**
 * Before another page opens: whom it is not for is sent on (§2, §2.8), by the same rules as at the gateway, which decides on
 * the first page of a visit.
 * @throws a redirect of the router.
 */
export function checkAccess({ context: { device, userKind }, matches }: Step): void {
  const page = matches.at(-1);
  const access = page && routeAccess[page.routeId];
  if (!access) return;
  const to = redirectOf(access, page.params, {
    device,
    userKind,
    isBuyer: currentSignedIn() === 'buyer',
    production: import.meta.env.PROD,
  });
  if (to === undefined) return;
  const [path = '/', hash = ''] = to.split('#', 2);
  throw redirect({ to: path, hash, replace: true });
}
