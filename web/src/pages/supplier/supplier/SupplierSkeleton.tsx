import { ProductCardSkeleton } from '#features/product-card/ProductCardSkeleton.tsx';
import { Skeleton, SkeletonHeading, SkeletonLines } from '#ui/Skeleton.tsx';

export function SupplierSkeleton() {
  return (
    <div
      className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 pt-2 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
      aria-busy
    >
      <div className="lg:col-span-2">
        <div className="flex h-9 items-center max-md:hidden">
          <Skeleton className="h-3.5 w-64" />
        </div>
        <div className="flex flex-wrap items-start gap-x-5 gap-y-4 border-b border-line pt-2 pb-6">
          <Skeleton className="size-20 shrink-0 rounded-md md:size-30" />
          <div className="grid grid-cols-1 min-w-0 flex-1 basis-56 content-start gap-2.5 max-md:min-h-52">
            <Skeleton className="h-8 w-4/5" />
            <SkeletonLines count={3} className="max-w-md md:pt-1" />
          </div>
          <div className="flex gap-2 max-md:basis-full md:w-44 md:flex-col">
            {[1, 2].map((key) => (
              <Skeleton key={key} className="h-11 rounded-md max-md:flex-1" />
            ))}
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-10">
        <div className="grid grid-cols-1 gap-4">
          <SkeletonHeading />
          <div className="grid grid-cols-1 gap-3">
            {[1, 2, 3, 4].map((key) => (
              <Skeleton key={key} className="h-32 rounded-md sm:h-21" />
            ))}
          </div>
        </div>
        <div className="grid grid-cols-1 gap-4">
          <SkeletonHeading />
          <Skeleton className="h-22 rounded-md" />
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-5">
        <SkeletonHeading />
        <SkeletonLines count={8} className="gap-6" />
      </div>
      <div className="grid grid-cols-1 gap-4 lg:col-span-2">
        <SkeletonHeading />
        <div className="grid gap-x-3 gap-y-6 min-[18rem]:grid-cols-2 sm:grid-cols-3 md:gap-x-5 md:gap-y-8 lg:grid-cols-4 xl:grid-cols-6">
          {Array.from({ length: 6 }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </div>
      </div>
    </div>
  );
}
