import { Trans, useLingui } from '@lingui/react/macro';
import { useToday } from '#platform/use-today.ts';
import { DateText } from '#ui/Texts.tsx';
import type { Supplier } from './SupplierHeading.tsx';

/** Each certificate with the data to look it up at its issuer. */
export function CertificateTable({ certificates }: { readonly certificates: Supplier['certificates'] }) {
  const { t } = useLingui();
  const today = useToday();
  const unknown = (
    <span className="text-mute">
      <Trans>not specified</Trans>
    </span>
  );
  return (
    <div
      role="region"
      aria-label={t`Certificates`}
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full text-sm">
        <thead className="bg-surface text-mute">
          <tr className="*:px-3 *:py-2 *:text-start *:font-normal">
            <th scope="col">
              <Trans>Standard</Trans>
            </th>
            <th scope="col" className="max-sm:hidden">
              <Trans>Number</Trans>
            </th>
            <th scope="col">
              <Trans>Issued by</Trans>
            </th>
            <th scope="col">
              <Trans>Valid until</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {certificates.map(({ code, number, issuer, validUntil }) => (
            <tr key={code + (number ?? '')} className="border-t border-line *:px-3 *:py-2.5 *:align-top">
              <th scope="row" className="text-start font-semibold sm:whitespace-nowrap">
                <bdi>{code}</bdi>
                {number && <bdi className="block font-normal whitespace-nowrap sm:hidden">{number}</bdi>}
              </th>
              <td className="whitespace-nowrap max-sm:hidden">{number ? <bdi>{number}</bdi> : unknown}</td>
              <td className="min-w-24 wrap-anywhere">{issuer ? <bdi>{issuer}</bdi> : unknown}</td>
              <td className="figures sm:whitespace-nowrap">
                {validUntil ? <DateText iso={validUntil} /> : unknown}
                {validUntil && validUntil < today && (
                  <span className="block font-semibold text-time">
                    <Trans>Expired</Trans>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
