import { ProductCardSkeleton } from '#features/product-card/ProductCardSkeleton.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

export function LatestProductsSkeleton() {
  return (
    <div className="page grid gap-6 pt-11 pb-8" aria-busy>
      <Skeleton className="h-9 max-w-sm" />
      <ProductGrid>{Array.from({ length: 15 }, (_, index) => <ProductCardSkeleton key={index} />)}</ProductGrid>
    </div>
  );
}
