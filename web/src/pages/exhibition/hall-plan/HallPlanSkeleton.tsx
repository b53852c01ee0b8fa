import { Skeleton } from '#ui/Skeleton.tsx';
import { FiltersSkeleton } from '../exhibitors/FiltersSkeleton.tsx';
import { SectionTopSkeleton } from '../SectionTopSkeleton.tsx';

export function HallPlanSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8" aria-busy>
      <SectionTopSkeleton />
      <FiltersSkeleton />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Skeleton className="h-11 w-60 rounded-md" />
        <Skeleton className="h-17 w-72 rounded-md" />
      </div>
      <Skeleton className="h-4.5 w-28" />
      <Skeleton className="h-96 rounded-md" />
    </div>
  );
}
