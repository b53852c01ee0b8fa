import { leftToRight } from '@fairgate/schema/left-to-right';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat, type UnitName } from '#ui/format.ts';
import { type Carton, freightOf } from './carton.ts';

type Props = {
  readonly carton: Carton;
  readonly unit: UnitName;
  readonly quantity: number;
};

/** The figures for freight: one carton, and all cartons of the chosen quantity. */
export function CartonTable({ carton, unit, quantity }: Props) {
  const { t } = useLingui();
  const { counted, number } = useFormat();
  const { units, size } = carton;
  const one = freightOf(carton, units);
  const { cartons, ...order } = freightOf(carton, quantity);
  // Isolated: length × width × height is left-to-right in every text.
  const sides = ({ length, width, height }: NonNullable<Carton['size']>) =>
    leftToRight([length, width, height].map(number).join(' × '));
  const volume = (value: number) => t`${number(value)} m³`;
  const weight = (value: number) => t`${number(value)} kg`;
  return (
    <div className="@container rounded-md border border-line p-4 text-sm max-[22rem]:px-3">
      {/* Words stay whole, except with very large text, where they would be wider than the page. */}
      <table aria-label={t`Packaging`} className="figures w-full wrap-anywhere @min-[15rem]:wrap-break-word">
        <thead className="text-mute">
          <tr className="align-baseline">
            <th scope="col" className="pb-2 text-start font-semibold text-ink">
              <Trans>Packaging</Trans>
            </th>
            <th scope="col" className="pb-2 ps-2 @min-[20rem]:ps-4 text-end font-normal">
              <Trans>One carton</Trans>
              {size && <bdi className="block text-ink" suppressHydrationWarning>{t`${sides(size)} cm`}</bdi>}
            </th>
            <th scope="col" className="pb-2 ps-2 @min-[20rem]:ps-4 text-end font-normal">
              <bdi suppressHydrationWarning>{counted(quantity, unit)}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            name={<Trans>Quantity</Trans>}
            one={counted(units, unit)}
            order={<Plural value={cartons} one="# carton" other="# cartons" />}
          />
          {one.volume !== null && order.volume !== null && (
            <Row name={<Trans>Volume</Trans>} one={volume(one.volume)} order={volume(order.volume)} />
          )}
          {one.weight !== null && order.weight !== null && (
            <Row name={<Trans>Gross weight</Trans>} one={weight(one.weight)} order={weight(order.weight)} />
          )}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  name,
  one,
  order,
}: {
  readonly name: ReactNode;
  readonly one: ReactNode;
  readonly order: ReactNode;
}) {
  return (
    <tr>
      <th scope="row" className="border-t border-line py-1.5 text-start font-normal text-mute">
        {name}
      </th>
      <td className="border-t border-line py-1.5 ps-2 @min-[20rem]:ps-4 text-end">
        <bdi suppressHydrationWarning>{one}</bdi>
      </td>
      <td className="border-t border-line py-1.5 ps-2 @min-[20rem]:ps-4 text-end font-semibold">
        <bdi suppressHydrationWarning>{order}</bdi>
      </td>
    </tr>
  );
}
