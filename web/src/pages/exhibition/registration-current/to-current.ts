import type { RegistrationStatus } from '@fairgate/schema/urls/exhibition-segment';
import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { CurrentExhibitionTicketDocument } from '#operations/current-exhibition-ticket.ts';
import type { CurrentExhibitionTicketQueryVariables } from '#graphql';
import type { RouterContext } from '#platform/router-context.ts';
import { loadPage } from '../../load-page.ts';

/** §2.5 status pages below a home without an id lead to those of the site's current exhibition. */
export async function toCurrent(
  context: RouterContext,
  location: ParsedLocation,
  variables: CurrentExhibitionTicketQueryVariables,
  status: RegistrationStatus,
): Promise<never> {
  const { currentExhibition } = await loadPage(context, CurrentExhibitionTicketDocument, variables);
  if (!currentExhibition) throw notFound();
  throw redirect({
    to: '/$exhibition/$status',
    params: { exhibition: exhibitionParam(currentExhibition), status },
    search: location.search,
    statusCode: 302,
    replace: true,
  });
}
