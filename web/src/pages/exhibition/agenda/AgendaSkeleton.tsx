import { Skeleton } from '#ui/Skeleton.tsx';
import { SectionTopSkeleton } from '../SectionTopSkeleton.tsx';

export function AgendaSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8" aria-busy>
      <SectionTopSkeleton />
      <Skeleton className="h-11 w-80 rounded-md" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-md" />
      ))}
    </div>
  );
}
