import { Skeleton, SkeletonHeading } from '#ui/Skeleton.tsx';

export function AccountSkeleton() {
  return (
    <div className="grid grid-cols-1 max-w-3xl gap-10" aria-busy>
      <Skeleton className="h-24 rounded-lg" />
      {[1, 2, 3].map((key) => (
        <div key={key} className="grid grid-cols-1 gap-4">
          <SkeletonHeading />
          <Skeleton className="h-44 rounded-lg" />
        </div>
      ))}
    </div>
  );
}
