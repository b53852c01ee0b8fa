import { Skeleton } from '#ui/Skeleton.tsx';

export function InvitationSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy>
      <Skeleton className="h-12 w-64 max-w-full" />
      <Skeleton className="h-18 rounded-md" />
      <Skeleton className="h-11 w-48 rounded-md" />
    </div>
  );
}
