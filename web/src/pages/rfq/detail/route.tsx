import { rfqDetail } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { privatePart } from '#features/private-page/private-part.tsx';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { type ByIdSearch, readByIdSearch } from '../by-id-search.ts';
import { RfqPrivatePage } from '../RfqPrivatePage.tsx';

const Detail = privatePart(() => import('./Detail.tsx').then((module) => module.Detail));

/** §2.2 `/rfq/detail`: one RFQ of the buyer, with what came of it. The page is rendered without a viewer. */
export const Route = createFileRoute('/rfq/detail')({
  validateSearch: (search: ByIdSearch): ByIdSearch => readByIdSearch(search),
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Request for quotation`), rfqDetail.format({})),
  head: pageHead,
  component: Page,
});

function Page() {
  const { rfq_id: id } = Route.useSearch();
  return (
    <RfqPrivatePage title={<Trans>Request for quotation</Trans>}>
      <Detail id={id} />
    </RfqPrivatePage>
  );
}
