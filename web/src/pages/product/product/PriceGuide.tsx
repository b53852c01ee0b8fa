import { Trans } from '@lingui/react/macro';
import { usePriceGuideQuery } from '#operations/price-guide.ts';
import type { GuidedPricesFragment } from '#graphql';
import type { MoneyAmount } from '#ui/format.ts';
import { NumberText, PriceText } from '#ui/Texts.tsx';
import { useSettled } from './use-settled.ts';

type Props = {
  readonly productId: string;
  /** The guide for the MOQ, which is part of the page's data. */
  readonly first: GuidedPricesFragment | null | undefined;
  readonly minimumOrder: number;
  readonly quantity: number;
  readonly price?: MoneyAmount;
};

/**
 * Where the price lies among comparable offers at this quantity. Another quantity is queried when it has
 * stopped changing.
 */
export function PriceGuide({ productId, first, minimumOrder, quantity, price }: Props) {
  const settled = useSettled(quantity, 400);
  const atFirst = settled === minimumOrder;
  const { data, previousData } = usePriceGuideQuery({
    variables: { id: productId, quantity: settled },
    skip: atFirst,
  });
  const found = atFirst ? first : (data ?? previousData)?.product?.priceGuide;
  const guide = found === undefined ? first : found;
  if (!guide) return null;
  return (
    <div className="min-h-24 rounded-md border border-line p-4">
      {price && (
        <div className="appear grid gap-2.5 text-sm">
          <p>
            <Trans>
              <NumberText value={guide.offers} /> similar offers; median price{' '}
              <PriceText value={guide.median} className="font-semibold" />
            </Trans>
          </p>
          <div aria-hidden className="relative h-1.5 rounded-full bg-line forced-color-adjust-none">
            <span
              className="absolute -inset-y-1 w-0.5 bg-mute"
              style={{ insetInlineStart: `${share(guide.median, guide)}%` }}
            />
            <span
              className="absolute top-1/2 size-4 -translate-y-1/2 rounded-full border-2 border-paper bg-brand transition-[inset-inline-start]"
              style={{ insetInlineStart: `calc(${share(price, guide)}% - 8px)` }}
            />
          </div>
          <p className="flex justify-between text-mute">
            <PriceText value={guide.lowest} />
            <PriceText value={guide.highest} />
          </p>
        </div>
      )}
    </div>
  );
}

/** The position of an amount between the lowest and the highest, 0 to 100. */
function share(
  value: MoneyAmount,
  { lowest, highest }: { lowest: MoneyAmount; highest: MoneyAmount },
): number {
  const [low, high, at] = [Number(lowest.amount), Number(highest.amount), Number(value.amount)];
  return high === low ? 50 : Math.min(100, Math.max(0, ((at - low) / (high - low)) * 100));
}
