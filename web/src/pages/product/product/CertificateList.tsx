import { Trans } from '@lingui/react/macro';
import { FileBadge } from '#ui/icons-verification.ts';
import type { ProductQuery } from '#graphql';
import { useToday } from '#platform/use-today.ts';
import { DateText } from '#ui/Texts.tsx';

type Certificates = NonNullable<ProductQuery['product']>['certificates'];

/** Each with its number, issuer and last valid day, where they are known. */
export function CertificateList({ certificates }: { certificates: Certificates }) {
  const today = useToday();
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {certificates.map(({ code, number, issuer, validUntil }) => (
        <li key={code} className="flex gap-3 rounded-md border border-line p-3">
          <FileBadge
            aria-hidden
            size={20}
            className={`mt-0.5 shrink-0 ${issuer || number ? 'text-trust' : 'text-mute'}`}
          />
          <div className="min-w-0 text-sm text-mute">
            <p className="text-base font-semibold text-ink">
              <bdi>{code}</bdi>
            </p>
            {issuer && (
              <p>
                <Trans>
                  Issued by <bdi>{issuer}</bdi>
                </Trans>
              </p>
            )}
            {number && (
              <p>
                <Trans>
                  Number <bdi>{number}</bdi>
                </Trans>
              </p>
            )}
            {validUntil && (
              <p>
                <Trans>
                  Valid until <DateText iso={validUntil} />
                </Trans>
              </p>
            )}
            {validUntil && validUntil < today && (
              <p className="font-semibold text-time">
                <Trans>Expired</Trans>
              </p>
            )}
            {!issuer && !number && (
              <p>
                <Trans>Stated by the supplier</Trans>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
