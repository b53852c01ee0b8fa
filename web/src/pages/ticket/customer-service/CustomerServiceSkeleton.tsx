import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

export function CustomerServiceSkeleton() {
  return (
    <div className="page grid gap-8 pt-11 pb-8" aria-busy>
      <Skeleton className="h-9 max-w-sm" />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <SkeletonLines count={10} className="content-start gap-6" />
        <Skeleton className="h-120 rounded-lg" />
      </div>
    </div>
  );
}
