import { Gallery } from './Gallery.tsx';
import type { Product } from './product.ts';
import { useChosenVariant } from './use-chosen-variant.ts';

/** The pictures, that of the chosen variant first. */
export function ProductGallery({ product }: { readonly product: Product }) {
  const { name, pictures } = product;
  const shown = useChosenVariant(product).variant?.picture?.src;
  const first = pictures.filter(({ src }) => src === shown);
  return <Gallery pictures={[...first, ...pictures.filter(({ src }) => src !== shown)]} name={name} />;
}
