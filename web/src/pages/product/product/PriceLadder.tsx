import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferFragment } from '#graphql';
import { classes } from '#ui/classes.ts';
import { useFormat, type UnitName } from '#ui/format.ts';
import { PriceText } from '#ui/Texts.tsx';
import { tierAt } from './quantity.ts';

type Props = {
  readonly ladder: OfferFragment['ladder'];
  readonly unit: UnitName;
  /** The chosen quantity; its row is highlighted. */
  readonly quantity?: number;
  readonly onChoose?: (quantity: number) => void;
};

export function PriceLadder({ ladder, unit, quantity, onChoose }: Props) {
  const { t } = useLingui();
  const { number, range, money } = useFormat();
  const chosen = quantity === undefined ? undefined : tierAt(ladder, quantity);
  return (
    <table className="figures w-full wrap-anywhere border-separate border-spacing-0 overflow-hidden rounded-md border border-line">
      <caption className="sr-only">
        <Trans>Prices by quantity</Trans>
      </caption>
      <thead>
        <tr className="bg-surface text-sm text-mute">
          <th scope="col" className="px-4 py-2 text-start font-normal">
            <Trans>Quantity ({unit.plural})</Trans>
          </th>
          <th scope="col" className="px-4 py-2 text-end font-normal">
            <Trans>Price per {unit.singular}</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {ladder.map((tier) => {
          const { minimumQuantity, maximumQuantity, price } = tier;
          const isChosen = tier === chosen;
          const quantities =
            maximumQuantity === null
              ? t`${number(minimumQuantity)} or more`
              : range(minimumQuantity, maximumQuantity);
          const words = <bdi suppressHydrationWarning>{quantities}</bdi>;
          return (
            <tr
              key={minimumQuantity}
              className={classes(
                'relative transition-colors',
                isChosen ? 'bg-brand-tint' : onChoose !== undefined && 'hover:bg-surface',
              )}
            >
              <th
                scope="row"
                className={classes(
                  'border-t border-line px-4 py-2.5 text-start',
                  isChosen ? 'font-semibold' : 'font-normal',
                )}
              >
                {isChosen && <span aria-hidden className="absolute inset-y-0 start-0 w-1 bg-brand" />}
                {onChoose ? (
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    aria-label={t`${quantities}: ${money(price)} each`}
                    className="min-h-6 text-start after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                    onClick={() => onChoose(minimumQuantity)}
                  >
                    {words}
                  </button>
                ) : (
                  words
                )}
              </th>
              <td
                className={classes(
                  'border-t border-line px-4 py-2.5 text-end whitespace-nowrap',
                  isChosen ? 'text-lg font-bold' : 'font-medium',
                )}
              >
                <PriceText value={price} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
