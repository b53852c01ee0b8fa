import { Skeleton, SkeletonTitle } from '#ui/Skeleton.tsx';

export function RegistrationSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-12" aria-busy>
      <SkeletonTitle />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,28rem)] lg:justify-between">
        <Skeleton className="h-28 max-w-xl rounded-lg lg:order-last" />
        <div className="grid max-w-xl gap-5">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-17 rounded-md" />
          ))}
        </div>
      </div>
    </div>
  );
}
