import { Skeleton, SkeletonHeading, SkeletonTitle } from '#ui/Skeleton.tsx';

export function CustomerServiceSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-8 pt-2 pb-8" aria-busy>
      <SkeletonTitle />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <Skeleton className="mt-6 h-11 rounded-md" />
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <div key={key} className="grid grid-cols-1 gap-2">
              <Skeleton className="h-6 w-40" />
              <Skeleton className="h-11 rounded-md" />
            </div>
          ))}
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <SkeletonHeading />
          <Skeleton className="h-144 rounded-lg" />
        </div>
      </div>
    </div>
  );
}
