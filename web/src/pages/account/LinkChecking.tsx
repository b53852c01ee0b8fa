import { Skeleton } from '#ui/Skeleton.tsx';

export function LinkChecking() {
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy>
      <Skeleton className="h-5 w-64 max-w-full" />
      <div className="grid grid-cols-1 gap-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-11 rounded-md" />
      </div>
      <Skeleton className="h-11 w-48 rounded-md" />
    </div>
  );
}
