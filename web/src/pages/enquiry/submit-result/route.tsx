import { submitResult } from '@fairgate/schema/urls/enquiry';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { type ResultType, resultTypes } from '../result-type.ts';
import { SentPage } from '../SentPage.tsx';

/** §2.2 `/submitResult/{type}/success`: what was submitted has arrived. An unknown type leads to the root. */
export const Route = createFileRoute('/submitResult/$type/success')({
  params: {
    parse: ({ type }): { type: ResultType } | false => {
      const known = resultTypes.find((one) => one === type);
      return known ? { type: known } : false;
    },
    stringify: ({ type }) => ({ type }),
  },
  loader: ({ context, params }) =>
    describePage(context, {
      title: context.i18n._(msg`We have received your request`),
      path: submitResult.format(params),
      hidden: true,
    }),
  head: pageHead,
  component: Page,
});

function Page() {
  return <SentPage type={Route.useParams().type} />;
}
