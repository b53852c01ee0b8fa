import { Trans } from '@lingui/react/macro';
import { ExhibitionTicket } from '#features/exhibition/ExhibitionTicket.tsx';
import { VerificationList } from '#features/supplier-card/VerificationList.tsx';
import type { VerifyQuery } from '#graphql';
import { Facts } from '#ui/Facts.tsx';
import { DateText } from '#ui/Texts.tsx';
import { SupplierLine } from './SupplierLine.tsx';

type Badge = NonNullable<VerifyQuery['verifyNumber']['badges']>[number];

/** A badge: valid or withdrawn, its exhibition and company. The name of its holder is not shown. */
export function BadgeResult({ badge }: { readonly badge: Badge }) {
  const { kind, company, issuedOn, withdrawnOn, exhibition, supplier } = badge;
  return (
    <>
      <p className="text-lg font-semibold">
        {withdrawnOn ? (
          <span className="text-time">
            <Trans>
              Revoked on <DateText iso={withdrawnOn} />: no longer valid.
            </Trans>
          </span>
        ) : exhibition.status === 'COMPLETED' ? (
          <span className="text-mute">
            <Trans>This badge was valid; the fair has ended.</Trans>
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
            name: <Trans>Badge type</Trans>,
            value: kind === 'EXHIBITOR' ? <Trans>Exhibitor</Trans> : <Trans>Visitor</Trans>,
          },
          { key: 'issued', name: <Trans>Issued on</Trans>, value: <DateText iso={issuedOn} /> },
        ]}
      />
      <ExhibitionTicket exhibition={exhibition} />
      {supplier && (
        <>
          <SupplierLine supplier={supplier} />
          <VerificationList verifications={supplier.verifications} />
        </>
      )}
    </>
  );
}
