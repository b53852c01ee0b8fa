import { Skeleton, SkeletonHeading, SkeletonLines } from '#ui/Skeleton.tsx';

export function ProductSkeleton() {
  return (
    <div
      className="page grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-start"
      aria-busy
    >
      <div className="max-md:hidden md:col-span-2 md:-mb-6 md:pt-2">
        <div className="flex h-9 items-center">
          <Skeleton className="h-3.5 w-80" />
        </div>
      </div>
      <div className="grid gap-3 md:grid-cols-[5rem_minmax(0,1fr)] md:items-start">
        <div className="grid grid-cols-1 gap-2 max-md:hidden">
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className="aspect-square rounded-md" />
          ))}
        </div>
        <div className="max-md:-mx-4">
          <Skeleton className="aspect-square rounded-lg max-md:rounded-none" />
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-4 md:row-span-2">
        <SkeletonLines count={2} className="*:h-5.5 md:*:h-6.5" />
        <Skeleton className="h-4 w-2/5" />
        <div className="flex gap-2 pt-1">
          {[1, 2].map((key) => (
            <Skeleton key={key} className="h-9 w-26 rounded-md pointer-coarse:h-11" />
          ))}
        </div>
        <Skeleton className="h-42 rounded-md" />
        <Skeleton className="mt-6 h-13 rounded-md" />
        <Skeleton className="h-9" />
        <Skeleton className="h-11 rounded-md max-md:hidden" />
        <Skeleton className="mt-9 h-24 rounded-md" />
        <Skeleton className="mt-2 h-100 rounded-lg" />
      </div>
      <div className="grid grid-cols-1 gap-8">
        {[8, 6].map((count) => (
          <div key={count} className="grid grid-cols-1 gap-5">
            <SkeletonHeading />
            <SkeletonLines count={count} className="gap-6" />
          </div>
        ))}
      </div>
    </div>
  );
}
