import { Skeleton, SkeletonTitle } from '#ui/Skeleton.tsx';

export function OwnExhibitionSkeleton() {
  return (
    <div className="grid gap-6" aria-busy>
      <SkeletonTitle />
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-96 rounded-md" />
    </div>
  );
}
