import { Skeleton, SkeletonHeading, SkeletonLines } from '#ui/Skeleton.tsx';

export function RfqLandingSkeleton() {
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-6 pb-8 lg:grid-cols-2" aria-busy>
      <div className="grid grid-cols-1 content-start gap-5">
        <div className="flex min-h-62 gap-4 md:min-h-50">
          <Skeleton className="size-30 shrink-0 rounded-md md:size-50" />
          <SkeletonLines count={4} className="flex-1 content-start *:h-5" />
        </div>
        <Skeleton className="h-42 rounded-md" />
        <SkeletonHeading />
        <SkeletonLines count={9} />
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <SkeletonHeading />
        <SkeletonLines count={2} className="max-w-xl" />
        <Skeleton className="mt-4 h-140 max-w-xl rounded-lg" />
      </div>
    </div>
  );
}
