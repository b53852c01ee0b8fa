// Sections below the price and the pictures; see #ui/lazy-section.tsx.
import { lazySection } from '#ui/lazy-section.tsx';

export const LiveStock = lazySection(() => import('./LiveStock.tsx').then((module) => module.LiveStock));
export const CartonTable = lazySection(() =>
  import('./CartonTable.tsx').then((module) => module.CartonTable),
);
export const PriceGuide = lazySection(() => import('./PriceGuide.tsx').then((module) => module.PriceGuide));
export const SupplierCard = lazySection(() =>
  import('#features/supplier-card/SupplierCard.tsx').then((module) => module.SupplierCard),
);
export const ProductDetails = lazySection(() =>
  import('./ProductDetails.tsx').then((module) => module.ProductDetails),
);
export const SimilarOffers = lazySection(() =>
  import('./SimilarOffers.tsx').then((module) => module.SimilarOffers),
);
export const Visit = lazySection(() => import('./Visit.tsx').then((module) => module.Visit));

/** For a page rendered in the browser, which shows all parts at once. */
export const loadParts = (): Promise<unknown> =>
  Promise.all(
    [LiveStock, CartonTable, PriceGuide, SupplierCard, ProductDetails, SimilarOffers, Visit].map((part) =>
      part.preload(),
    ),
  );
