// What one reads after the price and the pictures; see #ui/later.tsx.
import { later } from '#ui/later.tsx';

export const LiveStock = later(() => import('./LiveStock.tsx').then((module) => module.LiveStock));
export const PriceGuide = later(() => import('./PriceGuide.tsx').then((module) => module.PriceGuide));
export const SupplierCard = later(() =>
  import('#features/supplier-card/SupplierCard.tsx').then((module) => module.SupplierCard),
);
export const ProductDetails = later(() =>
  import('./ProductDetails.tsx').then((module) => module.ProductDetails),
);

/** For a page that the browser makes: nothing of it comes by and by. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([LiveStock, PriceGuide, SupplierCard, ProductDetails].map((part) => part.preload()));
