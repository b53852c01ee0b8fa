import { rfqForm } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { RfqFormPage } from './RfqFormPage.tsx';

/** The limit of §2.9; the shared reader would add the code of all addresses to this page. */
const maxCharacters = 2000;

type Search = { rfq_description?: string };

/**
 * §2.2 `/rfq`: a request for a product that the visitor did not find; §2.9 `rfq_description` is its initial
 * text.
 */
export const Route = createFileRoute('/rfq')({
  validateSearch: ({ rfq_description }: { rfq_description?: unknown }): Search =>
    typeof rfq_description === 'string' && rfq_description.trim() !== ''
      ? { rfq_description: rfq_description.slice(0, maxCharacters) }
      : {},
  loader: ({ context }) => {
    const title = context.i18n._(msg`Request quotes`);
    const path = rfqForm.format({});
    return describePage(context, {
      title,
      description: context.i18n._(
        msg`Tell us what you need, how much, and where it should be delivered. We’ll ask suitable suppliers for quotes and email them to you.`,
      ),
      path,
      structured: import.meta.env.SSR && (() => breadcrumbData(context, [{ name: title, path }])),
    });
  },
  head: pageHead,
  component: RfqFormPage,
});
