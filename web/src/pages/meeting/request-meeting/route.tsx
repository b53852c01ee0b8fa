import { requestMeeting } from '@fairgate/schema/urls/cart';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { MeetingPageDocument } from '#operations/meeting-page.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { MeetingSkeleton } from './MeetingSkeleton.tsx';
import { MeetingSupplierNotFound } from './MeetingSupplierNotFound.tsx';
import { type MeetingSearch, readMeetingSearch } from './meeting-search.ts';
import { RequestMeetingPage } from './RequestMeetingPage.tsx';

/** §2.2 `/requestMeeting`: with `supplier` the form; without it the choice of one. `product` is what it is about. */
export const Route = createFileRoute('/requestMeeting')({
  validateSearch: (search: MeetingSearch): MeetingSearch => readMeetingSearch(search),
  loaderDeps: ({ search: { supplier, product } }) => ({ supplier, product }),
  loader: async ({ context, deps: { supplier: id, product } }) => {
    const title = context.i18n._(msg`Request a meeting`);
    const page = { title, path: requestMeeting.format({}), hidden: true } as const;
    if (id === undefined) return describePage(context, page);
    const variables = { supplierId: id, productId: product ?? '0', product: product !== undefined };
    const { supplier } = await loadPage(context, MeetingPageDocument, variables);
    if (!supplier) throw notFound();
    return describePage(context, { ...page, title: `${title}: ${supplier.name}` });
  },
  head: pageHead,
  component: RequestMeetingPage,
  pendingComponent: MeetingSkeleton,
  notFoundComponent: MeetingSupplierNotFound,
});
