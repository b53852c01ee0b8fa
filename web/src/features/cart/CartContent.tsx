import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CartViewFragment } from '#graphql';
import { Fascia } from '#ui/Fascia.tsx';
import { CircleAlert } from '#ui/icons.tsx';
import { CountryText } from '#ui/Texts.tsx';
import type { CartActions } from './cart-actions.ts';
import { CartLineItem } from './CartLineItem.tsx';
import { CartTotals } from './CartTotals.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { GoneLines } from './GoneLines.tsx';
import { groupLines } from './group-lines.ts';

type Props = {
  readonly cart: CartViewFragment;
  readonly actions: CartActions;
  /** Offline: the cart can be read, and changes need the server. */
  readonly readOnly?: boolean;
  /** What the page offers to do with the cart. */
  readonly foot: ReactNode;
  /** What follows when something arrives that was sent from an empty cart. */
  readonly arrived?: ReactNode;
};

/** The lines by supplier, as each of them gets an enquiry of its own, and the sums. */
export function CartContent({ cart, actions, readOnly = false, foot, arrived }: Props) {
  const { lines, count, maximum } = cart;
  const { groups, gone } = groupLines(lines);
  // What was sent by a login may arrive when the cart of the account is empty.
  if (lines.length === 0)
    return (
      <>
        <EmptyCart />
        {arrived}
      </>
    );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        {maximum > 0 && count > maximum && (
          <p role="status" className="flex gap-2 rounded-md bg-time-tint p-3 text-sm text-time">
            <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
            <Trans>
              This list has {count} products. An enquiry cart holds up to {maximum}, so you can’t add any
              until you remove some.
            </Trans>
          </p>
        )}
        {groups.map(({ supplier, lines: own }) => (
          <section key={supplier?.id ?? ''} className="overflow-hidden rounded-md border border-line">
            {supplier && (
              <Fascia country={<CountryText code={supplier.countryCode} />}>
                <h2 className="text-base font-semibold">
                  <Link
                    to="/supplier/{$supplier}.html"
                    params={{ supplier: { slug: supplier.slug, id: supplier.id } }}
                    className="underline-offset-4 hover:underline"
                  >
                    {supplier.name}
                  </Link>
                </h2>
              </Fascia>
            )}
            <ul className="divide-y divide-line">
              {own.map((line) => (
                <CartLineItem key={line.id} line={line} actions={actions} readOnly={readOnly} />
              ))}
            </ul>
          </section>
        ))}
        <GoneLines lines={gone} actions={actions} readOnly={readOnly} />
      </div>
      {groups.length > 0 && (
        <aside className="grid gap-4 rounded-md border border-line bg-surface p-4 lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
          <CartTotals cart={cart} />
          {foot}
        </aside>
      )}
    </div>
  );
}
