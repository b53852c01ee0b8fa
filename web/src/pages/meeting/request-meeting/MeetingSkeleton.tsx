import { Skeleton, SkeletonHeading, SkeletonLines } from '#ui/Skeleton.tsx';

export function MeetingSkeleton() {
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-6 pb-8 lg:grid-cols-2" aria-busy>
      <div className="grid grid-cols-1 content-start gap-5">
        <SkeletonHeading />
        <SkeletonLines count={3} />
      </div>
      <Skeleton className="h-140 max-w-xl rounded-lg" />
    </div>
  );
}
