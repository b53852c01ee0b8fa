import { enquirySuccess } from '@fairgate/schema/urls/enquiry';
import { namedId } from '@fairgate/schema/urls/named-id';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { SentPage } from '../SentPage.tsx';

/** §2.2 `/enquiry/{name}{id}/success`: the enquiry has arrived. */
export const Route = createFileRoute('/enquiry/$enquiry/success')({
  params: {
    parse: enquirySuccess.parseParams,
    stringify: ({ enquiry }) => ({ enquiry: namedId.format(enquiry) }),
  },
  loader: ({ context, params }) =>
    describePage(context, {
      title: context.i18n._(msg`Enquiry sent`),
      path: enquirySuccess.format(params),
      hidden: true,
    }),
  head: pageHead,
  component: () => <SentPage type="enquiry" />,
});
