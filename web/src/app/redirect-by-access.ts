import { redirectOf, type Access } from '@fairgate/schema/urls/access';
import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '#platform/router-context.ts';
import { currentSignedIn } from '#platform/session/signed-in.ts';

/** @throws a redirect of the router where this visitor has no access to the page. */
export function redirectByAccess(
  access: Access,
  params: object,
  { device, userKind }: Pick<RouterContext, 'device' | 'userKind'>,
): void {
  const to = redirectOf(access, params, {
    device,
    userKind,
    isBuyer: currentSignedIn() === 'buyer',
    production: import.meta.env.PROD,
  });
  if (to === undefined) return;
  const [path = '/', hash = ''] = to.split('#', 2);
  throw redirect({ to: path, hash, replace: true });
}
