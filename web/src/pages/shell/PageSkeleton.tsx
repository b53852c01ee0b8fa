import { SkeletonLines, SkeletonTitle } from '#ui/Skeleton.tsx';

/** For a page without a skeleton of its own, and until the code of that skeleton is there. */
export function PageSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-6 pt-2 pb-8" aria-busy>
      <SkeletonTitle />
      <SkeletonLines count={4} />
    </div>
  );
}
