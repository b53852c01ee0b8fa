import { rfqForm } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { RfqFormPage } from './RfqFormPage.tsx';

/** As §2.9 reads it; without the reader of all addresses, which every page would have to load. */
const mostCharacters = 2000;

type Search = { rfq_description?: string };

/** §2.2 `/rfq`: what one looks for and did not find; §2.9 `rfq_description` begins the request. */
export const Route = createFileRoute('/rfq')({
  validateSearch: ({ rfq_description }: { rfq_description?: unknown }): Search =>
    typeof rfq_description === 'string' && rfq_description.trim() !== ''
      ? { rfq_description: rfq_description.slice(0, mostCharacters) }
      : {},
  loader: ({ context }) => {
    const title = context.i18n._(msg`Request quotes`);
    const path = rfqForm.format({});
    return describePage(context, {
      title,
      description: context.i18n._(
        msg`Tell us what you need, how much and where to deliver it. We ask suppliers that make it and email you their quotes.`,
      ),
      path,
      structured: import.meta.env.SSR && (() => breadcrumbData(context, [{ name: title, path }])),
    });
  },
  head: pageHead,
  component: RfqFormPage,
});
