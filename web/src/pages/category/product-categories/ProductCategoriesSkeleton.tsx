import { Skeleton, SkeletonLines, SkeletonTitle } from '#ui/Skeleton.tsx';

const letters = Array.from({ length: 18 }, (_, index) => index);

export function ProductCategoriesSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-6 pt-2 pb-8" aria-busy>
      <SkeletonTitle />
      <div className="flex flex-wrap gap-1">
        {letters.map((key) => (
          <Skeleton key={key} className="size-11 rounded-md" />
        ))}
      </div>
      {[1, 2, 3, 4, 5].map((key) => (
        <div key={key} className="grid grid-cols-1 gap-3">
          <div className="border-b border-line pb-2">
            <Skeleton className="h-6 w-6" />
          </div>
          <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
            {[1, 2].map((part) => (
              <SkeletonLines key={part} count={3} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
