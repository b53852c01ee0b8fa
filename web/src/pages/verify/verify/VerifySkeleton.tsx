import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

export function VerifySkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-8 pt-11 pb-8" aria-busy>
      <SkeletonLines count={2} className="max-w-xl" />
      <Skeleton className="h-11 max-w-xl rounded-md" />
      <ResultSkeleton />
    </div>
  );
}

export function ResultSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy>
      <Skeleton className="h-7 w-64" />
      <Skeleton className="h-48 rounded-lg" />
    </div>
  );
}
