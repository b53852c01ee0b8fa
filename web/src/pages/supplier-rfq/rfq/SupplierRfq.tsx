import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { RfqFacts } from '#features/rfq/RfqFacts.tsx';
import { RfqHead } from '#features/rfq/RfqHead.tsx';
import type { RfqFormOptionsFragment } from '#graphql';
import { useSupplierRfqByIdQuery } from '#operations/supplier-rfq-by-id.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { Answer } from './Answer.tsx';
import { RfqBuyer } from './RfqBuyer.tsx';

type Props = { readonly id: string; readonly options: RfqFormOptionsFragment };

/** What a buyer needs, and the supplier's answer. */
export function SupplierRfq({ id, options }: Props) {
  const read = useSupplierRfqByIdQuery({
    variables: { id },
    skip: useSignedIn() !== 'supplier',
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OwnData read={read}>
      {({ id: account, supplierId, rfq, quotationTemplates }, reload, faultOf) =>
        rfq ? (
          <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
            <div className="grid gap-6">
              <RfqHead rfq={rfq} />
              <RfqFacts
                rfq={rfq}
                more={[
                  {
                    key: 'country',
                    name: <Trans>Buyer’s country</Trans>,
                    value: rfq.countryCode && <CountryText code={rfq.countryCode} />,
                  },
                ]}
              />
              <RfqBuyer contact={rfq.contact} />
            </div>
            <Answer
              rfq={rfq}
              supplierId={supplierId}
              account={account}
              options={options}
              templates={quotationTemplates ?? []}
              onChange={reload}
            />
          </div>
        ) : read.error ? (
          <NotLoaded error={faultOf('rfq')} onRetry={reload} />
        ) : (
          <NotThere />
        )
      }
    </OwnData>
  );
}

function NotThere() {
  return (
    <EmptyView
      icon={SearchX}
      title={<Trans>Request not found</Trans>}
      actions={
        <Link to="/supplier-rfqs" className={buttonStyle({ look: 'primary' })}>
          <Trans>All requests</Trans>
        </Link>
      }
    >
      <Trans>The buyer may have closed it, or it was sent to other suppliers.</Trans>
    </EmptyView>
  );
}
