import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ProductCardFragment } from '#graphql';
import { useFormat } from '#ui/format.ts';

/** MOQ and days to shipment. `narrow`: on a phone two cards share a row, so each fact has its own line. */
export function OrderTerms({
  product,
  narrow = false,
}: {
  product: Pick<ProductCardFragment, 'minimumOrder' | 'unit' | 'leadTime'>;
  narrow?: boolean;
}) {
  const {
    minimumOrder,
    unit,
    leadTime: { minimumDays, maximumDays },
  } = product;
  const { t } = useLingui();
  const { counted, number, range } = useFormat();
  const quantity = counted(minimumOrder, unit);
  const days = minimumDays === maximumDays ? number(maximumDays) : range(minimumDays, maximumDays);
  return (
    <p className={`flex gap-x-2 text-sm text-mute ${narrow ? 'max-sm:flex-col sm:flex-wrap' : 'flex-wrap'}`}>
      <span className="min-w-0 text-ink">
        <Trans>
          Min. <bdi>{quantity}</bdi>
        </Trans>
      </span>
      <span className="whitespace-nowrap">{t`${plural(maximumDays, { one: `${days} day`, other: `${days} days` })}`}</span>
    </p>
  );
}
