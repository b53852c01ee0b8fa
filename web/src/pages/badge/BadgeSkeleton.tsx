import { Skeleton } from '#ui/Skeleton.tsx';

/** As high as a badge with its actions; it gives way to a badge that is there before the app (early-badge.ts). */
export function BadgeSkeleton() {
  return (
    <div className="grid w-full max-w-md grid-cols-1 gap-4 peer-[:not(:empty)]:hidden" aria-busy>
      <Skeleton className="h-10" />
      <Skeleton className="aspect-3/4 rounded-lg" />
      <Skeleton className="h-11 w-44 rounded-md" />
    </div>
  );
}
