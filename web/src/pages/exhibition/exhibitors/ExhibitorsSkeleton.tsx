import { Skeleton, SkeletonTitle } from '#ui/Skeleton.tsx';

export function ExhibitorsSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8" aria-busy>
      <SkeletonTitle />
      <div className="grid items-end gap-3 md:grid-cols-4">
        <Skeleton className="h-17 rounded-md" />
        <Skeleton className="h-17 rounded-md" />
        <Skeleton className="h-17 rounded-md" />
      </div>
      <Skeleton className="h-9 w-80 rounded-full" />
      <Skeleton className="h-4.5 w-28" />
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} className="h-28 rounded-md" />
        ))}
      </div>
    </div>
  );
}
