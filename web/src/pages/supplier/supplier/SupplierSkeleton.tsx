import { ProductCardSkeleton } from '#features/product-card/ProductCardSkeleton.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

export function SupplierSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 pt-11 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem]" aria-busy>
      <div className="flex gap-5 border-b border-line pb-6 lg:col-span-2">
        <Skeleton className="size-20 shrink-0 rounded-md md:size-30" />
        <SkeletonLines count={3} className="flex-1 content-start" />
      </div>
      <div className="grid gap-3">
        {[1, 2, 3].map((key) => <Skeleton key={key} className="h-24 rounded-md" />)}
      </div>
      <SkeletonLines count={8} className="content-start gap-5" />
      <div className="lg:col-span-2"><ProductGrid>{Array.from({ length: 5 }, (_, index) => <ProductCardSkeleton key={index} />)}</ProductGrid></div>
    </div>
  );
}
