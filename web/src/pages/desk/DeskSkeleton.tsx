import { Skeleton } from '#ui/Skeleton.tsx';

export function DeskSkeleton() {
  return (
    <div className="grid gap-3" aria-busy>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-lg" />
      ))}
    </div>
  );
}
