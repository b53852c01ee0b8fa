import { RfqFormSkeleton } from '#features/rfq/RfqFormSkeleton.tsx';
import { SkeletonLines, SkeletonTitle } from '#ui/Skeleton.tsx';

export function RfqPageSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-6 pt-2 pb-8" aria-busy>
      <SkeletonTitle />
      <SkeletonLines count={2} className="max-w-xl" />
      <RfqFormSkeleton />
    </div>
  );
}
