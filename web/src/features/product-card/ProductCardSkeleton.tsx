import { Skeleton } from '#ui/Skeleton.tsx';

/** The skeleton of a product card in a grid, with its height. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-2">
      <Skeleton className="aspect-square w-full rounded-md" />
      <div className="grid grid-cols-1 h-50 content-start gap-2 md:h-43">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-3.5 w-3/4" />
        <Skeleton className="h-3.5 w-1/3" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
    </div>
  );
}
