import { ProductCardSkeleton } from '#features/product-card/ProductCardSkeleton.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { Skeleton, SkeletonHeading } from '#ui/Skeleton.tsx';

export function HomeSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-10 pt-3 md:gap-14 md:pt-6" aria-busy>
      <div className="grid gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6">
        <div className="flex gap-2 overflow-hidden lg:hidden">
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <Skeleton key={key} className="h-11 w-32 shrink-0 rounded-full" />
          ))}
        </div>
        <Skeleton className="h-116 rounded-lg max-lg:hidden" />
        <div className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
          <Skeleton className="h-61 rounded-lg sm:col-span-2 md:h-90 lg:row-span-2 lg:h-116" />
          <Skeleton className="min-h-32 rounded-lg max-sm:hidden" />
          <Skeleton className="min-h-32 rounded-lg max-sm:hidden" />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex h-11 items-center">
          <SkeletonHeading />
        </div>
        <ProductGrid short>
          {Array.from({ length: 10 }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </ProductGrid>
      </div>
    </div>
  );
}
