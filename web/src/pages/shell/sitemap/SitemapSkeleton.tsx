import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

export function SitemapSkeleton() {
  return (
    <div className="page grid gap-8 pt-11 pb-8" aria-busy>
      <Skeleton className="h-9 max-w-xs" />
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">{[1, 2, 3, 4].map((key) => <SkeletonLines key={key} count={7} />)}</div>
    </div>
  );
}
