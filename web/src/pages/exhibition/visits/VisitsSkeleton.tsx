import { Skeleton } from '#ui/Skeleton.tsx';
import { SectionTopSkeleton } from '../SectionTopSkeleton.tsx';

export function VisitsPageSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8">
      <SectionTopSkeleton />
      <VisitsSkeleton />
    </div>
  );
}

export function VisitsSkeleton() {
  return (
    <div className="grid gap-3" aria-busy>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-28 rounded-md" />
      ))}
    </div>
  );
}
