import { Plural, Trans } from '@lingui/react/macro';
import type { CartViewFragment } from '#graphql';
import { PriceText } from '#ui/Texts.tsx';

/** The sums for each currency, and what the quantities save. */
export function CartTotals({ cart: { lines, totals } }: { readonly cart: CartViewFragment }) {
  const count = lines.filter(({ product }) => product).length;
  return (
    <div className="grid gap-3">
      <h2 className="text-lg font-semibold">
        <Plural value={count} one="# product" other="# products" />
      </h2>
      {totals?.map(({ total, discount }) => (
        <dl
          key={total.currencyCode}
          className="figures grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1"
        >
          {Number(discount.amount) > 0 && (
            <>
              <dt className="text-sm text-mute">
                <Trans>At minimum-order prices</Trans>
              </dt>
              <dd className="text-sm text-mute line-through">
                <PriceText value={sumOf(total, discount)} />
              </dd>
              <dt className="text-sm">
                <Trans>Saved by quantity</Trans>
              </dt>
              <dd className="text-sm">
                <PriceText value={discount} />
              </dd>
            </>
          )}
          <dt className="font-semibold">
            <Trans>Subtotal</Trans>
          </dt>
          <dd className="text-xl font-bold">
            <PriceText value={total} />
          </dd>
        </dl>
      ))}
      <p className="text-sm text-mute">
        <Trans>Before shipping and taxes. Suppliers confirm the final price in their quotes.</Trans>
      </p>
    </div>
  );
}

type Money = CartViewFragment['totals'] extends readonly (infer Total extends { total: unknown })[] | null
  ? Total['total']
  : never;

/** Sums to show, where binary fractions may be off by less than the last decimal. */
const sumOf = (a: Money, b: Money): Money => ({
  ...a,
  amount: (Number(a.amount) + Number(b.amount)).toFixed(3),
});
