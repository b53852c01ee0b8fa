import { Skeleton } from '#ui/Skeleton.tsx';

/** As high as a badge with its actions. */
export function BadgeSkeleton() {
  return (
    <div className="grid w-full max-w-md grid-cols-1 gap-4" aria-busy>
      <Skeleton className="h-10" />
      <Skeleton className="aspect-3/4 rounded-lg" />
      <Skeleton className="h-11 w-44 rounded-md" />
    </div>
  );
}
