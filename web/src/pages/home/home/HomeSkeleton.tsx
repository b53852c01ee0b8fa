import { ProductCardSkeleton } from '#features/product-card/ProductCardSkeleton.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

export function HomeSkeleton() {
  return (
    <div className="page grid gap-10 pt-3 md:gap-14 md:pt-6" aria-busy>
      <div className="grid gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6">
        <Skeleton className="h-9 rounded-lg lg:h-96" />
        <Skeleton className="h-36 rounded-lg md:h-96" />
      </div>
      <ProductGrid>{Array.from({ length: 10 }, (_, index) => <ProductCardSkeleton key={index} />)}</ProductGrid>
    </div>
  );
}
