import { Skeleton, SkeletonTitle } from '#ui/Skeleton.tsx';

export function HallPlanSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8" aria-busy>
      <SkeletonTitle />
      <Skeleton className="h-11 w-80 rounded-md" />
      <Skeleton className="h-17 rounded-md" />
      <Skeleton className="h-96 rounded-md" />
    </div>
  );
}
