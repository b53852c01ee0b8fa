import { Skeleton } from '#ui/Skeleton.tsx';

export function FrontPageSkeleton() {
  return (
    <div className="page grid gap-8 pt-11 pb-8" aria-busy>
      <Skeleton className="h-9 max-w-sm" />
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">{[1, 2, 3, 4, 5].map((key) => <Skeleton key={key} className="h-64 rounded-lg" />)}</div>
    </div>
  );
}
