import { Skeleton } from '#ui/Skeleton.tsx';

export function LinkedTicketSkeleton() {
  return (
    <div className="grid max-w-prose gap-3" aria-busy>
      <Skeleton className="h-28 rounded-lg" />
      <Skeleton className="h-28 rounded-lg" />
      <Skeleton className="h-44 rounded-md" />
    </div>
  );
}
