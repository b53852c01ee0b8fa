import { useHydrated } from '@tanstack/react-router';
import { createContext, Suspense, useContext, type ReactNode } from 'react';
import type { ProductCardFragment } from '#graphql';

/** Further actions on a product, shown on all its cards; provided once, around all pages. */
export const CardActionsContext = createContext<
  ((product: ProductCardFragment, place: 'picture' | 'price') => ReactNode) | undefined
>(undefined);

type Props = {
  readonly product: ProductCardFragment;
  /** Over the picture, or beside the price. */
  readonly place: 'picture' | 'price';
};

const places = {
  picture: 'absolute start-1.5 top-1.5',
  // The line of the price leaves room for it.
  price: 'absolute -end-1.5 -top-1.5',
};

/** Buttons of a card. They need scripts, so the server does not render them. */
export function CardActions({ product, place }: Props) {
  const actionsFor = useContext(CardActionsContext);
  const hydrated = useHydrated();
  if (!hydrated || !actionsFor) return null;
  return (
    <Suspense>
      <div className={`appear z-1 ${places[place]}`}>{actionsFor(product, place)}</div>
    </Suspense>
  );
}
