import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

export function RfqLandingSkeleton() {
  return (
    <div className="page grid gap-12 pt-6 pb-8 lg:grid-cols-2" aria-busy>
      <div className="grid content-start gap-5">
        <div className="flex gap-4"><Skeleton className="size-30 rounded-md md:size-50" /><SkeletonLines count={3} className="flex-1 content-start" /></div>
        <Skeleton className="h-44 rounded-md" />
      </div>
      <Skeleton className="h-120 rounded-lg" />
    </div>
  );
}
