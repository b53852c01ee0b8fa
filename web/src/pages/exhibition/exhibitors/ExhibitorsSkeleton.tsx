import { Skeleton } from '#ui/Skeleton.tsx';
import { SectionTopSkeleton } from '../SectionTopSkeleton.tsx';
import { FiltersSkeleton } from './FiltersSkeleton.tsx';

export function ExhibitorsSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8" aria-busy>
      <SectionTopSkeleton />
      <div className="grid gap-3">
        <FiltersSkeleton />
        <Skeleton className="h-9 w-80 rounded-full pointer-coarse:h-11" />
      </div>
      <Skeleton className="h-4.5 w-28" />
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} className="h-28 rounded-md" />
        ))}
      </div>
    </div>
  );
}
