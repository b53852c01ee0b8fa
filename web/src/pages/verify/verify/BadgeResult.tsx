import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { FairCard } from '#features/fair-card/FairCard.tsx';
import { VerificationList } from '#features/supplier-card/VerificationList.tsx';
import type { VerifyQuery } from '#graphql';
import { Facts } from '#ui/Facts.tsx';
import { DateText } from '#ui/Texts.tsx';
import { SupplierLine } from './SupplierLine.tsx';

type Badge = NonNullable<VerifyQuery['verifyNumber']['badges']>[number];

const route = getRouteApi('/verify');

/** A badge: valid or withdrawn, for which fair and company. The name on it stays between its bearer and the fair. */
export function BadgeResult({ badge }: { readonly badge: Badge }) {
  const { renderedAt } = route.useRouteContext();
  const { kind, company, issuedOn, withdrawnOn, exhibition, supplier } = badge;
  return (
    <>
      <p className="text-lg font-semibold">
        {withdrawnOn ? (
          <span className="text-time">
            <Trans>
              Withdrawn on <DateText iso={withdrawnOn} />: it opens nothing any more.
            </Trans>
          </span>
        ) : exhibition.status === 'COMPLETED' ? (
          <span className="text-mute">
            <Trans>It was valid; the fair is over.</Trans>
          </span>
        ) : (
          <span className="text-trust">
            <Trans>Valid for this fair</Trans>
          </span>
        )}
      </p>
      <Facts
        facts={[
          { key: 'company', name: <Trans>Company on the badge</Trans>, value: company },
          {
            key: 'kind',
            name: <Trans>Given to</Trans>,
            value: kind === 'EXHIBITOR' ? <Trans>an exhibitor</Trans> : <Trans>a visitor</Trans>,
          },
          { key: 'issued', name: <Trans>Given out on</Trans>, value: <DateText iso={issuedOn} /> },
        ]}
      />
      <FairCard fair={exhibition} today={renderedAt ?? exhibition.startsOn} />
      {supplier && (
        <>
          <SupplierLine supplier={supplier} />
          <VerificationList verifications={supplier.verifications} />
        </>
      )}
    </>
  );
}
