import { Skeleton } from '#ui/Skeleton.tsx';

export function DisclosureSkeleton() {
  return (
    <div aria-busy className="grid max-w-3xl gap-3">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-28 rounded-lg" />
      ))}
    </div>
  );
}
