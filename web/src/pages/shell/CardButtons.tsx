import type { ProductCardFragment } from '#graphql';
import { CompareToggle } from '#features/compare/CompareToggle.tsx';
import { FollowToggle } from '#features/follow/FollowToggle.tsx';

export function CardButtons({ product }: { readonly product: ProductCardFragment }) {
  return (
    <div className="flex gap-1.5 max-sm:flex-col">
      <FollowToggle kind="product" id={product.id} name={product.name} />
      <CompareToggle product={product} />
    </div>
  );
}
