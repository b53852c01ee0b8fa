import { Skeleton } from '#ui/Skeleton.tsx';

export function CardSkeleton() {
  return (
    <div aria-busy className="grid gap-5 sm:grid-cols-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-17" />
      ))}
    </div>
  );
}
