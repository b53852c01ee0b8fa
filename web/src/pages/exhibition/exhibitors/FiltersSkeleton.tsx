import { Skeleton } from '#ui/Skeleton.tsx';

/** As high as <ExhibitorFilters>, whose fields have a label each. */
export function FiltersSkeleton() {
  return (
    <div className="flex flex-wrap gap-3">
      <Skeleton className="h-17 flex-[3_1_18rem] rounded-md" />
      <Skeleton className="h-17 flex-[1_1_9rem] rounded-md" />
      <Skeleton className="h-17 flex-[1_1_9rem] rounded-md" />
    </div>
  );
}
