import type { ProductCardFragment } from '#graphql';
import { CompareToggle } from '#features/compare/CompareToggle.tsx';
import { ShareButton } from '#features/share/ShareButton.tsx';

export function ActionButtons({ product }: { readonly product: ProductCardFragment }) {
  return <><CompareToggle product={product} labelled /><ShareButton /></>;
}
