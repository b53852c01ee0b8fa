import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

export function ProductSkeleton() {
  return (
    <div className="page grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:pt-13" aria-busy>
      <Skeleton className="aspect-square rounded-lg max-md:-mx-4 max-md:rounded-none" />
      <div className="grid content-start gap-4">
        <SkeletonLines count={2} className="*:h-6" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-56 rounded-md" />
        <Skeleton className="h-13 rounded-md" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    </div>
  );
}
