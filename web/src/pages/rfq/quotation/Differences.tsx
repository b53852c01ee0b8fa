import { Trans } from '@lingui/react/macro';
import type { RfqDetailFragment } from '#graphql';
import type { Difference } from './compare.ts';

type Props = { readonly differences: readonly Difference[]; readonly rfq: RfqDetailFragment };

/** Says plainly where the quotations do not match. */
export function Differences({ differences, rfq }: Props) {
  if (differences.length === 0) return null;
  return (
    <div className="grid max-w-2xl gap-1 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-base font-semibold">
        <Trans>Not everything can be compared</Trans>
      </h3>
      <ul className="grid list-disc gap-1 ps-5 text-sm">
        {differences.map((difference) => (
          <li key={difference}>
            <Why difference={difference} rfq={rfq} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Why({ difference, rfq }: { readonly difference: Difference; readonly rfq: RfqDetailFragment }) {
  const { currencyCode, unit } = rfq;
  switch (difference) {
    case 'unit':
      return (
        <Trans>
          Some suppliers quote in another unit than {unit.plural}. Their prices are shown as quoted.
        </Trans>
      );
    case 'currency':
      return (
        <Trans>
          Some suppliers quote in another currency than {currencyCode}. We don’t convert: your bank’s rate
          counts.
        </Trans>
      );
    case 'shipmentTerm':
      return (
        <Trans>The Incoterms differ: some prices include freight or duties that others leave to you.</Trans>
      );
    case 'tooling':
      return <Trans>Some suppliers don’t say what tools and moulds cost. Ask them before you decide.</Trans>;
  }
}
