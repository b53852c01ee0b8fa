import { exhibitionIdOf, mayOwnExhibitions, redirectOf, type Access } from '@fairgate/schema/urls/access';
import { redirect } from '@tanstack/react-router';
import { OwnExhibitionsDocument } from '#operations/own-exhibitions.ts';
import { askedLanguage } from '#platform/asked-language.ts';
import type { RouterContext } from '#platform/router-context.ts';
import { currentSignedIn } from '#platform/session/signed-in.ts';

type Context = Pick<RouterContext, 'device' | 'userKind' | 'apollo'>;

/** @param search of the page's address: the redirect keeps its language. @throws a redirect of the router where this visitor has no access to the page. */
export async function redirectByAccess(
  access: Access,
  params: object,
  { device, userKind, apollo }: Context,
  search: object,
): Promise<void> {
  const exhibitionId = access.audience === 'global-buyer' ? exhibitionIdOf(params) : undefined;
  const asksForOwn = exhibitionId !== undefined && mayOwnExhibitions(userKind, currentSignedIn());
  const to = redirectOf(access, params, {
    device,
    userKind,
    ownExhibitionIds: asksForOwn ? await ownExhibitionIds(apollo, exhibitionId) : [],
    isBuyer: currentSignedIn() === 'buyer',
    production: import.meta.env.PROD,
  });
  if (to === undefined) return;
  const [path = '/', hash = ''] = to.split('#', 2);
  // The table of routes has the path, which no route types.
  throw redirect({ to: path, search: askedLanguage(search) as never, hash, replace: true });
}

async function ownExhibitionIds(apollo: Context['apollo'], id: string): Promise<string[]> {
  const { data } = await apollo.query({ query: OwnExhibitionsDocument, variables: { id } });
  switch (data?.viewer?.__typename) {
    case 'SupplierUser':
      return data.viewer.stands?.map(({ exhibition }) => exhibition.id) ?? [];
    case 'OrganiserUser':
      return data.viewer.exhibition ? [id] : [];
    default:
      return [];
  }
}
