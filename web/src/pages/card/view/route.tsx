import { type CardType, cardTypes, cardView } from '@fairgate/schema/urls/exhibition';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { ShownCardPage } from './ShownCardPage.tsx';

/** §2.5 `/expo/{type}/view`: a person's card that is in the code of the address. */
export const Route = createFileRoute('/expo/$type/view')({
  params: {
    parse: ({ type }): { type: CardType } | false => {
      const found = cardTypes.find((one) => one === type);
      return found ? { type: found } : false;
    },
    stringify: ({ type }) => ({ type }),
  },
  loader: ({ context, params }) =>
    describeAccountPage(context, context.i18n._(msg`Business card`), cardView.format(params)),
  head: pageHead,
  component: ShownCardPage,
});
