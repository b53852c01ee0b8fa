import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { useSupplierRfqListQuery } from '#operations/supplier-rfq-list.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { FileText } from '#ui/icons-on-demand.tsx';
import { OlderNewer } from '../../OlderNewer.tsx';
import type { ListSearch } from './list-search.ts';
import { SupplierRfqRow } from './SupplierRfqRow.tsx';

const pageSize = 24;

/** The RFQs of a list, the newest first. */
export function SupplierRfqList({ search }: { readonly search: ListSearch }) {
  const { show = 'TO_ANSWER', pageNo = 1 } = search;
  const read = useSupplierRfqListQuery({
    variables: { filter: show === 'ALL' ? null : show, page: pageNo },
    skip: useSignedIn() !== 'supplier',
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OwnData read={read}>
      {({ rfqs }, retry, faultOf) => {
        if (!rfqs) return <NotLoaded error={faultOf('rfqs')} onRetry={retry} />;
        if (rfqs.nodes.length === 0) return <Empty show={show} />;
        return (
          <>
            <ul className="grid gap-3">
              {rfqs.nodes.map((rfq) => (
                <SupplierRfqRow key={rfq.id} rfq={rfq} />
              ))}
            </ul>
            <OlderNewer
              page={pageNo}
              last={Math.ceil(rfqs.totalCount / pageSize)}
              link={(page, label) => (
                <Link
                  to="/supplier-rfqs"
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

function Empty({ show }: { readonly show: NonNullable<ListSearch['show']> }) {
  if (show === 'TO_ANSWER')
    return (
      <EmptyView icon={FileText} title={<Trans>You’re all caught up</Trans>}>
        <Trans>
          Requests that buyers send to you, and open ones for what you sell, are here until you answer them.
        </Trans>
      </EmptyView>
    );
  return (
    <EmptyView icon={FileText} title={<Trans>Nothing here</Trans>}>
      <Trans>No request is in this list.</Trans>
    </EmptyView>
  );
}
