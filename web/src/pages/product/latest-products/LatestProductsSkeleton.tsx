import { ProductCardSkeleton } from '#features/product-card/ProductCardSkeleton.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { Skeleton, SkeletonTitle } from '#ui/Skeleton.tsx';

export function LatestProductsSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-6 pt-2 pb-8" aria-busy>
      <div className="grid grid-cols-1 gap-3">
        <SkeletonTitle />
        <Skeleton className="h-4 max-w-lg" />
      </div>
      <div className="flex gap-2 overflow-hidden pb-1">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} className="h-9 w-32 shrink-0 rounded-full pointer-coarse:h-11" />
        ))}
      </div>
      <ProductGrid>
        {Array.from({ length: 15 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </ProductGrid>
    </div>
  );
}
