import type { ReactNode } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { FiltersSkeleton } from './FiltersSkeleton.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { searchColumns } from './search-columns.ts';

/**
 * The page while its first results load. `children`: the skeleton of the results, unless they are cards in a
 * grid.
 */
export function ListingSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div aria-busy className={searchColumns}>
      <div className="grid grid-cols-1 max-lg:pt-2 lg:col-span-3">
        <div className="flex h-9 items-center">
          <Skeleton className="h-3.5 w-44" />
        </div>
        <Skeleton className="h-6.5 w-56 max-w-full md:h-7.5" />
      </div>
      <div className="grid grid-cols-2 gap-2 self-end max-lg:py-3 lg:w-56 lg:grid-cols-1">
        <Skeleton className="h-11 rounded-md" />
        <Skeleton className="h-11 rounded-md lg:hidden" />
      </div>
      <div className="max-lg:hidden lg:pt-2 lg:pe-3">
        <FiltersSkeleton />
      </div>
      <div className="grid grid-cols-1 content-start gap-4 max-lg:pt-1 lg:col-span-3 lg:pt-2">
        <div className="flex gap-2 overflow-hidden">
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className="h-9 w-36 shrink-0 rounded-full pointer-coarse:h-11" />
          ))}
        </div>
        {children ?? <ResultsSkeleton view="grid" />}
      </div>
    </div>
  );
}
