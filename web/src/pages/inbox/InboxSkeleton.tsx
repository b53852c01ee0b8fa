import { Skeleton } from '#ui/Skeleton.tsx';

export function InboxSkeleton() {
  return (
    <div aria-busy className="grid gap-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-20 rounded-md" />
      ))}
    </div>
  );
}
