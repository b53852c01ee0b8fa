import { Skeleton } from '#ui/Skeleton.tsx';
import { FiltersSkeleton } from './FiltersSkeleton.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { searchColumns } from './search-columns.ts';

/** The page while its first results are on their way. */
export function ListingSkeleton() {
  return (
    <div aria-busy className={searchColumns}>
      <div className="grid gap-3 py-3 lg:col-span-4">
        <Skeleton className="h-4 w-48 max-md:hidden" />
        <Skeleton className="h-7 w-72 max-w-full" />
      </div>
      <Skeleton className="mb-3 h-11 w-full lg:hidden" />
      <div className="max-lg:hidden"><FiltersSkeleton /></div>
      <div className="lg:col-span-3"><ResultsSkeleton view="grid" /></div>
    </div>
  );
}
