import { type CardType, cardTypes, cardView } from '@fairgate/schema/urls/exhibition';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { CardByIdPage, type CardSearch } from './CardByIdPage.tsx';

/** §2.5 `/expo/{type}/view/{cdpId}`: a supplier's card by the supplier's id, a buyer's by that of the saved card. */
export const Route = createFileRoute('/expo/$type/view/$cdpId')({
  params: {
    parse: ({ type, cdpId }): { type: CardType; cdpId: string } | false => {
      const found = cardTypes.find((one) => one === type);
      return found && /^[A-Za-z0-9-]{1,64}$/.test(cdpId) ? { type: found, cdpId } : false;
    },
    stringify: ({ type, cdpId }) => ({ type, cdpId }),
  },
  validateSearch: (search: CardSearch) => search,
  loader: ({ context, params }) =>
    describeAccountPage(context, context.i18n._(msg`Business card`), cardView.format(params)),
  head: pageHead,
  component: CardByIdPage,
});
