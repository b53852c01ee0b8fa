import { Trans, useLingui } from '@lingui/react/macro';
import type { RfqLandingQuery } from '#graphql';
import { useFormat } from '#ui/format.ts';
import { PriceText } from '#ui/Texts.tsx';

type Product = NonNullable<RfqLandingQuery['product']>;

/** Today's prices by quantity, to begin from. */
export function PriceSteps({ ladder, unit }: { readonly ladder: Product['offer']['ladder']; readonly unit: Product['unit'] }) {
  const { t } = useLingui();
  const { number, range } = useFormat();
  return (
    <table className="figures w-full wrap-anywhere border-separate border-spacing-0 overflow-hidden rounded-md border border-line">
      <caption className="sr-only"><Trans>Prices by quantity</Trans></caption>
      <thead>
        <tr className="bg-surface text-sm text-mute *:px-4 *:py-2 *:font-normal">
          <th scope="col" className="text-start"><Trans>Quantity ({unit.many})</Trans></th>
          <th scope="col" className="text-end"><Trans>Price of one {unit.one}</Trans></th>
        </tr>
      </thead>
      <tbody>
        {ladder.map(({ minimumQuantity, maximumQuantity, price }) => (
          <tr key={minimumQuantity} className="*:border-t *:border-line *:px-4 *:py-2.5">
            <th scope="row" className="text-start font-normal"><bdi suppressHydrationWarning>{maximumQuantity === null ? t`${number(minimumQuantity)} and more` : range(minimumQuantity, maximumQuantity)}</bdi></th>
            <td className="text-end font-semibold"><PriceText value={price} /></td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
