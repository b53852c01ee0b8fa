import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

const parts = [1, 2, 3, 4, 5, 6];

export function CategoriesSkeleton() {
  return (
    <div className="page pt-2 pb-8" aria-busy>
      <div className="flex h-9 items-center max-md:hidden">
        <Skeleton className="h-3.5 w-32" />
      </div>
      <div className="pb-3 max-md:pt-2 lg:pb-6">
        <Skeleton className="h-6.5 w-64 md:h-7.5" />
      </div>
      <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-8">
        <div className="grid grid-cols-1 content-start gap-4.5 pt-2 max-lg:hidden">
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} className="h-4.5" />
          ))}
        </div>
        <div className="grid grid-cols-1 gap-8 max-lg:hidden">
          {[1, 2, 3].map((key) => (
            <div key={key} className="grid grid-cols-1 content-start gap-5 pb-8">
              <div className="border-b border-line pb-4">
                <Skeleton className="h-6 w-48" />
              </div>
              <div className="grid grid-cols-2 gap-x-8 gap-y-6 xl:grid-cols-3">
                {parts.map((part) => (
                  <div key={part} className="flex gap-3">
                    <Skeleton className="size-20 shrink-0 rounded-md" />
                    <SkeletonLines count={3} className="flex-1 content-start" />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
        <div className="lg:hidden">
          {[...parts, 7, 8, 9, 10].map((part) => (
            <div key={part} className="flex h-17.25 items-center gap-3 border-b border-line">
              <Skeleton className="size-12 shrink-0 rounded-md" />
              <Skeleton className="h-4.5 w-1/2" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
