import { quantityMaxUnits } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { Suspense, type ReactNode, useState } from 'react';
import type { OfferFragment, StartOrderQuery } from '#graphql';
import { useFormat, type MoneyAmount, type UnitName } from '#ui/format.ts';
import { inBackground } from '#ui/on-demand.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PriceLadder } from '../product/PriceLadder.tsx';
import { pressStep, tierAt, totalOf } from '../product/quantity.ts';
import { Total } from '../product/Total.tsx';

const OrderForm = inBackground(() => import('./OrderForm.tsx').then((module) => module.OrderForm));
const route = getRouteApi('/startOrder/$productId');

type Terms = NonNullable<StartOrderQuery['product']>['shipmentTerms'];
type Props = {
  /** The name of the draft on this device. */
  readonly form: string;
  readonly productId: string;
  readonly variantId: string | undefined;
  readonly quotationId?: string;
  readonly ladder: OfferFragment['ladder'];
  readonly unit: UnitName;
  readonly minimumOrder: number;
  readonly leadTime: { readonly minimumDays: number; readonly maximumDays: number };
  /** What is there now; a quotation does not state it. */
  readonly stock?: number;
  readonly shipmentTerms: Terms;
  readonly paymentTerms: Terms;
  /** What is ordered, above the prices. */
  readonly children: ReactNode;
};

/** The prices with the quantity and its total, and the form beside them. */
export function OrderAt({ form, ladder, unit, minimumOrder, leadTime, stock, children, ...order }: Props) {
  const { quantity: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const isHydrated = useHydrated();
  // What the service said when the price on screen was not right any more: at this quantity of this variant.
  const [news, setNews] = useState<{ readonly at: string; readonly price: MoneyAmount }>();
  const quantity = Math.max(asked ?? minimumOrder, minimumOrder);
  const at = `${order.variantId ?? ''} ${quantity}`;
  const price = news?.at === at ? news.price : tierAt(ladder, quantity)?.price;
  const choose = (next: number) =>
    void navigate({
      search: (search) => ({ ...search, quantity: next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <div className="grid grid-cols-1 content-start gap-5">
        {children}
        <PriceLadder ladder={ladder} unit={unit} quantity={quantity} onChoose={choose} />
        <QuantityStepper
          label={<Trans>Quantity</Trans>}
          value={quantity}
          minimum={minimumOrder}
          maximum={quantityMaxUnits}
          step={pressStep(minimumOrder)}
          unit={unit}
          onChange={choose}
        />
        <Readiness unit={unit} quantity={quantity} leadTime={leadTime} stock={stock} />
        {price && (
          <Total
            price={price}
            total={totalOf(price, quantity)}
            quantity={quantity}
            isFob={false}
            unit={unit}
          />
        )}
      </div>
      <Section title={<Trans>Delivery</Trans>}>
        <div className="min-h-200">
          <Suspense fallback={<Skeleton className="h-140 max-w-xl rounded-lg" />}>
            {isHydrated && price ? (
              <OrderForm
                key={form}
                {...order}
                form={form}
                quantity={quantity}
                price={price}
                unit={unit}
                isNewPrice={news?.at === at}
                onPrice={(next) => setNews({ at, price: next })}
              />
            ) : (
              <Skeleton className="h-140 max-w-xl rounded-lg" />
            )}
          </Suspense>
        </div>
      </Section>
    </>
  );
}

type ReadinessProps = Pick<Props, 'unit' | 'leadTime'> & {
  readonly quantity: number;
  readonly stock: number | undefined;
};

/** Whether the quantity is in stock, and when it can be shipped. */
function Readiness({ unit, quantity, leadTime: { minimumDays, maximumDays }, stock }: ReadinessProps) {
  const { t } = useLingui();
  const { counted, number, range } = useFormat();
  const days = minimumDays === maximumDays ? number(maximumDays) : range(minimumDays, maximumDays);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-mute">
      {stock !== undefined && (
        <span role="status">
          {stock >= quantity ? (
            <Trans>
              <bdi suppressHydrationWarning>{counted(stock, unit)}</bdi> ready to ship
            </Trans>
          ) : (
            <Trans>Made to order</Trans>
          )}
        </span>
      )}
      <span>{t`${plural(maximumDays, { one: `${days} day`, other: `${days} days` })}`}</span>
    </p>
  );
}
