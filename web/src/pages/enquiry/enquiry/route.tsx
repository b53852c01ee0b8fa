import { enquiryForm } from '@fairgate/schema/urls/enquiry';
import { namedId } from '@fairgate/schema/urls/named-id';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { EnquiryPageDocument } from '#operations/enquiry-page.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { EnquiryPage } from './EnquiryPage.tsx';
import { SubjectNotFound } from '../../SubjectNotFound.tsx';
import { EnquirySkeleton } from './EnquirySkeleton.tsx';
import { type EnquirySearch, readEnquirySearch } from './enquiry-search.ts';

/**
 * §2.2 `/enquiry/{name}{id}`: about a product, or with `kind=supplier` about a supplier. Ids of both may be the same: without
 * `kind`, one that no product has is a supplier's. `variant` is the chosen one of the product, `exhibition_id` the fair where it begins.
 */
export const Route = createFileRoute('/enquiry/$enquiry')({
  params: {
    parse: enquiryForm.parseParams,
    stringify: ({ enquiry }) => ({ enquiry: namedId.format(enquiry) }),
  },
  validateSearch: (search: EnquirySearch): EnquirySearch => readEnquirySearch(search),
  loaderDeps: ({ search: { kind, variant } }) => ({ kind, variant }),
  loader: async ({ context, params: { enquiry }, deps: { kind, variant } }) => {
    const variables = { id: enquiry.id, product: kind !== 'supplier', variants: variant !== undefined };
    const { product, supplier } = await loadPage(context, EnquiryPageDocument, variables);
    const { slug, name } = product ?? supplier ?? {};
    if (slug === undefined || name === undefined) throw notFound();
    return describePage(context, {
      title: context.i18n._(msg`Send an enquiry: ${name}`),
      path: enquiryForm.format({ enquiry: { slug, id: enquiry.id } }),
      hidden: true,
    });
  },
  head: pageHead,
  component: EnquiryPage,
  pendingComponent: EnquirySkeleton,
  notFoundComponent: SubjectNotFound,
});
