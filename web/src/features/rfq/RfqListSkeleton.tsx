import { Skeleton } from '#ui/Skeleton.tsx';

export function RfqListSkeleton() {
  return (
    <div aria-busy className="grid gap-3">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-26 rounded-lg" />
      ))}
    </div>
  );
}
