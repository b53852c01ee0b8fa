import { preRegisterStatus } from '@fairgate/schema/urls/exhibition';
import { msg } from '@lingui/core/macro';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import type { ExhibitionTicketFragment } from '#graphql';
import type { RouterContext } from '#platform/router-context.ts';
import { formatOf } from '#ui/format.ts';
import { describePage } from '../../describe-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';

/** The head of a registration page; all of an exhibition have the form's address as canonical. A popup has no breadcrumb. */
export function describeRegistration(
  context: RouterContext,
  exhibition: ExhibitionTicketFragment,
  isPopup = false,
) {
  const { name, city, venue, startsOn, endsOn } = exhibition;
  const days = formatOf(context.locale).dateRange(startsOn, endsOn);
  const path = preRegisterStatus.format({ exhibition: exhibitionParam(exhibition), status: 'preregister' });
  return describePage(context, {
    title: context.i18n._(msg`Register for ${name}`),
    description: context.i18n._(
      msg`Register for ${name} and get your badge by email: ${days}, ${venue}, ${city}.`,
    ),
    path,
    exhibitionId: exhibition.id,
    structured:
      import.meta.env.SSR &&
      !isPopup &&
      (() => exhibitionCrumbs(context, exhibition, [{ name: context.i18n._(msg`Registration`), path }])),
  });
}
