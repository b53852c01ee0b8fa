import { Skeleton } from '#ui/Skeleton.tsx';
import { FiltersSkeleton } from './FiltersSkeleton.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';

/** The page while its first results are on their way. */
export function SearchSkeleton() {
  return (
    <div aria-busy className="page grid gap-x-8 pt-2 pb-8 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <div className="grid gap-3 py-3 lg:col-span-2">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-7 w-72 max-w-full" />
      </div>
      <div className="max-lg:hidden"><FiltersSkeleton /></div>
      <div>
        <Skeleton className="mb-4 h-11 w-full lg:ms-auto lg:w-96" />
        <ResultsSkeleton view="grid" />
      </div>
    </div>
  );
}
