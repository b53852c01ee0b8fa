import { Skeleton, SkeletonHeading, SkeletonLines, SkeletonTitle } from '#ui/Skeleton.tsx';

export function FrontPageSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-8 pt-2 pb-8" aria-busy>
      <div className="grid grid-cols-1 gap-3">
        <SkeletonTitle />
        <SkeletonLines count={2} className="max-w-[70ch]" />
      </div>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-64 rounded-lg" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <SkeletonHeading />
        <Skeleton className="h-100 max-w-xl rounded-lg" />
      </div>
    </div>
  );
}
