import { useHydrated } from '@tanstack/react-router';
import { createContext, Suspense, useContext, type ReactNode } from 'react';
import type { ProductCardFragment } from '#graphql';

/** Further actions on a product, shown on all its cards; provided once, around all pages. */
export const CardActionsContext = createContext<((product: ProductCardFragment) => ReactNode) | undefined>(
  undefined,
);

/** Buttons over a card's picture. They need scripts, so the server does not render them. */
export function CardActions({ product }: { readonly product: ProductCardFragment }) {
  const actionsFor = useContext(CardActionsContext);
  const hydrated = useHydrated();
  if (!hydrated || !actionsFor) return null;
  return (
    <Suspense>
      <div className="appear absolute start-1.5 top-1.5 z-1">{actionsFor(product)}</div>
    </Suspense>
  );
}
