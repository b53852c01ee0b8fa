import { preRegisterStatus } from '@fairgate/schema/urls/exhibition';
import { msg } from '@lingui/core/macro';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import type { ExhibitionTicketFragment } from '#graphql';
import type { RouterContext } from '#platform/router-context.ts';
import { formatOf } from '#ui/format.ts';
import { describePage } from '../../describe-page.ts';

/** The head of a registration page; all of an exhibition have the form's address as canonical. */
export function describeRegistration(context: RouterContext, exhibition: ExhibitionTicketFragment) {
  const { name, city, venue, startsOn, endsOn } = exhibition;
  const days = formatOf(context.locale).dateRange(startsOn, endsOn);
  return describePage(context, {
    title: context.i18n._(msg`Register for ${name}`),
    description: context.i18n._(
      msg`Register for ${name} and get your badge by email: ${days}, ${venue}, ${city}.`,
    ),
    path: preRegisterStatus.format({ exhibition: exhibitionParam(exhibition), status: 'preregister' }),
  });
}
