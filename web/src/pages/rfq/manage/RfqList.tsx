import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { useRfqListQuery } from '#operations/rfq-list.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { FileText } from '#ui/icons-on-demand.tsx';
import type { ManageSearch } from './manage-search.ts';
import { OlderNewer } from '../../OlderNewer.tsx';
import { RfqListSkeleton } from '#features/rfq/RfqListSkeleton.tsx';
import { RfqRow } from './RfqRow.tsx';

const pageSize = 24;

/** The RFQs of a state, the newest first. */
export function RfqList({ search }: { readonly search: ManageSearch }) {
  const { state, pageNo = 1 } = search;
  const read = useRfqListQuery({
    variables: { state: state ?? null, page: pageNo },
    skip: useSignedIn() !== 'buyer',
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OwnData read={read} skeleton={<RfqListSkeleton />}>
      {({ rfqs }, retry, faultOf) => {
        if (!rfqs) return <NotLoaded error={faultOf('rfqs')} onRetry={retry} />;
        if (rfqs.nodes.length === 0) return <Empty isFiltered={state !== undefined} />;
        return (
          <>
            <ul className="grid gap-3">
              {rfqs.nodes.map((rfq) => (
                <RfqRow key={rfq.id} rfq={rfq} />
              ))}
            </ul>
            <OlderNewer
              page={pageNo}
              last={Math.ceil(rfqs.totalCount / pageSize)}
              link={(page, label) => (
                <Link
                  to="/rfq/manage"
                  search={{ ...search, pageNo: page > 1 ? page : undefined }}
                  className={buttonStyle()}
                >
                  {label}
                </Link>
              )}
            />
          </>
        );
      }}
    </OwnData>
  );
}

function Empty({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyView icon={FileText} title={<Trans>Nothing here</Trans>}>
        <Trans>None of your requests is in this state.</Trans>
      </EmptyView>
    );
  return (
    <EmptyView
      icon={FileText}
      title={<Trans>No requests yet</Trans>}
      actions={
        <Link to="/rfq" className={buttonStyle({ look: 'primary' })}>
          <Trans>Request quotes</Trans>
        </Link>
      }
    >
      <Trans>Say once what you need, and compare what several suppliers offer.</Trans>
    </EmptyView>
  );
}
