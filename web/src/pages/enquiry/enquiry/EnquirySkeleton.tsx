import { Skeleton, SkeletonHeading, SkeletonLines } from '#ui/Skeleton.tsx';

export function EnquirySkeleton() {
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-6 pb-8 lg:grid-cols-2" aria-busy>
      <div className="grid grid-cols-1 content-start gap-5">
        <SkeletonHeading />
        <div className="flex gap-4">
          <Skeleton className="size-30 shrink-0 rounded-md" />
          <SkeletonLines count={2} className="flex-1 content-start *:h-5" />
        </div>
        <SkeletonLines count={2} />
      </div>
      <Skeleton className="h-140 max-w-xl rounded-lg" />
    </div>
  );
}
