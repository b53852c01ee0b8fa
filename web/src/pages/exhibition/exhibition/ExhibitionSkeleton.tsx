import { Skeleton, SkeletonHeading, SkeletonTitle } from '#ui/Skeleton.tsx';

export function ExhibitionSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-2 pb-8" aria-busy>
      <div className="grid gap-4">
        <SkeletonTitle />
        <Skeleton className="h-36 rounded-lg" />
        <Skeleton className="h-11 w-60 rounded-md" />
      </div>
      <div className="grid gap-4">
        <SkeletonHeading />
        <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-28 rounded-md" />
          ))}
        </div>
      </div>
    </div>
  );
}
