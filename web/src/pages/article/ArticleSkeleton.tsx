import { SkeletonLines, Skeleton } from '#ui/Skeleton.tsx';

export function ArticleSkeleton() {
  return (
    <div className="page grid gap-8 pt-11 pb-8" aria-busy>
      <Skeleton className="h-9 max-w-md" />
      {[1, 2, 3].map((key) => <SkeletonLines key={key} count={5} className="max-w-[70ch]" />)}
    </div>
  );
}
