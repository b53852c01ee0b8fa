import { Skeleton, SkeletonLines, SkeletonTitle } from '#ui/Skeleton.tsx';

export function ArticleSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-8 pt-2 pb-8" aria-busy>
      <div className="grid grid-cols-1 max-w-[70ch] gap-3">
        <SkeletonTitle className="gap-6" />
        <SkeletonLines count={2} className="*:h-5" />
        <Skeleton className="h-3.5 w-40" />
      </div>
      {[1, 2, 3, 4].map((key) => (
        <div key={key} className="grid grid-cols-1 max-w-[70ch] gap-3">
          <Skeleton className="h-6 w-56" />
          <SkeletonLines count={3} />
        </div>
      ))}
    </div>
  );
}
