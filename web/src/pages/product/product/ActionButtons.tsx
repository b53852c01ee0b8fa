import type { ProductCardFragment } from '#graphql';
import { CompareToggle } from '#features/compare/CompareToggle.tsx';
import { FollowToggle } from '#features/follow/FollowToggle.tsx';
import { ShareButton } from '#features/share/ShareButton.tsx';

export function ActionButtons({ product }: { readonly product: ProductCardFragment }) {
  return (
    <>
      <FollowToggle kind="product" id={product.id} name={product.name} labelled />
      <CompareToggle product={product} labelled />
      <ShareButton />
    </>
  );
}
