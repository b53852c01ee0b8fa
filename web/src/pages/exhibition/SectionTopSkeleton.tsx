import { Skeleton, SkeletonTitle } from '#ui/Skeleton.tsx';

/** As high as <SectionTop> with a title of one line. */
export function SectionTopSkeleton() {
  return (
    <div className="grid gap-2">
      <SkeletonTitle />
      <Skeleton className="h-11 w-full rounded-md" />
    </div>
  );
}
