import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { useSharedDetailsQuery } from '#operations/shared-details.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { ContactRound } from '#ui/icons-on-demand.tsx';
import { OlderNewer } from '../../OlderNewer.tsx';
import { DisclosureRow } from './DisclosureRow.tsx';

const pageSize = 24;

export function DisclosureList({ page }: { readonly page: number }) {
  const read = useSharedDetailsQuery({
    variables: { page },
    skip: useSignedIn() !== 'buyer',
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OwnData read={read}>
      {({ contactDisclosures: list }, retry, faultOf) => {
        if (!list) return <NotLoaded error={faultOf('contactDisclosures')} onRetry={retry} />;
        if (list.totalCount === 0) return <Empty />;
        return (
          <div className="grid max-w-3xl gap-6">
            <ul className="divide-y divide-line border-y border-line">
              {list.nodes.map((one) => (
                <DisclosureRow key={one.id} disclosure={one} />
              ))}
            </ul>
            <OlderNewer
              page={page}
              last={Math.ceil(list.totalCount / pageSize)}
              link={(pageNo, label) => (
                <Link
                  to="/account/shared-details"
                  search={pageNo > 1 ? { pageNo } : {}}
                  className={buttonStyle()}
                >
                  {label}
                </Link>
              )}
            />
          </div>
        );
      }}
    </OwnData>
  );
}

function Empty() {
  return (
    <EmptyView icon={ContactRound} title={<Trans>Nobody has received your details yet</Trans>}>
      <Trans>
        When you send an enquiry or a request, register for a fair or let somebody scan your code, you’ll see
        here what they received.
      </Trans>
    </EmptyView>
  );
}
