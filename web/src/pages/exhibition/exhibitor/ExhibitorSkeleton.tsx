import { Skeleton, SkeletonTitle } from '#ui/Skeleton.tsx';

export function ExhibitorSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8" aria-busy>
      <SkeletonTitle />
      <Skeleton className="h-64 rounded-md" />
    </div>
  );
}
