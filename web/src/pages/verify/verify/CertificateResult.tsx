import { Trans } from '@lingui/react/macro';
import { VerificationList } from '#features/supplier-card/VerificationList.tsx';
import type { VerifyQuery } from '#graphql';
import { useToday } from '#platform/use-today.ts';
import { Facts } from '#ui/Facts.tsx';
import { DateText } from '#ui/Texts.tsx';
import { SupplierLine } from './SupplierLine.tsx';

type FoundCertificate = NonNullable<VerifyQuery['verifyNumber']['certificates']>[number];

/** A certificate with the data to look it up at its issuer, and the verifications of its holder. */
export function CertificateResult({
  certificate,
  holder,
}: {
  readonly certificate: FoundCertificate['certificate'];
  readonly holder: FoundCertificate['supplier'];
}) {
  const today = useToday();
  const { code, number, issuer, validUntil } = certificate;
  const expired = validUntil !== null && validUntil < today;
  const unknown = (
    <span className="text-mute">
      <Trans>not specified</Trans>
    </span>
  );
  return (
    <>
      <h3 className="text-lg">
        <bdi>{code}</bdi>
      </h3>
      <Facts
        facts={[
          { key: 'number', name: <Trans>Number</Trans>, value: number ?? unknown },
          { key: 'issuer', name: <Trans>Issued by</Trans>, value: issuer ?? unknown },
          {
            key: 'valid',
            name: <Trans>Valid until</Trans>,
            value: validUntil ? (
              <>
                <DateText iso={validUntil} />
                {expired && (
                  <span className="ms-2 font-semibold text-time">
                    <Trans>Expired</Trans>
                  </span>
                )}
              </>
            ) : (
              unknown
            ),
          },
        ]}
      />
      <p className="max-w-[70ch] text-sm text-mute">
        <Trans>
          This is what the supplier has shown us. Only the issuer can confirm whether it’s still valid.
        </Trans>
      </p>
      {holder && (
        <>
          <SupplierLine supplier={holder} />
          <VerificationList verifications={holder.verifications} />
        </>
      )}
    </>
  );
}
