import { exhibitionRfq } from '@fairgate/schema/urls/exhibition';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { readRfqSearch, type RfqSearch } from '#features/rfq/rfq-search.ts';
import { ExhibitionRfqDocument } from '#operations/exhibition-rfq.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { RfqPageSkeleton } from '../RfqPageSkeleton.tsx';
import { ExhibitionRfqPage } from './ExhibitionRfqPage.tsx';

/** §2.5 `/exhibition-rfq/{exhibitionId}`: a request for quotation at an exhibition. */
export const Route = createFileRoute('/exhibition-rfq/$exhibitionId')({
  params: { parse: exhibitionRfq.parseParams, stringify: (params) => params },
  validateSearch: (search: RfqSearch): RfqSearch => readRfqSearch(search),
  loader: async ({ context, params: { exhibitionId } }) => {
    const { exhibition } = await loadPage(
      context,
      ExhibitionRfqDocument,
      { id: exhibitionId },
      'exhibition',
      'rfqOptions',
    );
    if (!exhibition) throw notFound();
    return describePage(context, {
      title: context.i18n._(msg`Request quotes at ${exhibition.name}`),
      path: exhibitionRfq.format({ exhibitionId }),
      exhibitionId,
      picture: exhibition.picture?.src,
    });
  },
  head: pageHead,
  component: ExhibitionRfqPage,
  pendingComponent: RfqPageSkeleton,
});
