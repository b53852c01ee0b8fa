import { Skeleton, SkeletonLines, SkeletonTitle } from '#ui/Skeleton.tsx';

export function ScoresSkeleton() {
  return (
    <div
      className="page grid grid-cols-[minmax(0,1fr)] content-start gap-x-12 gap-y-6 pt-2 pb-10 lg:grid-cols-[20rem_minmax(0,1fr)]"
      aria-busy
    >
      <SkeletonTitle className="lg:col-span-2" />
      <div className="grid grid-cols-1 content-start gap-5">
        <div className="flex items-center gap-4">
          <Skeleton className="size-24 rounded-md" />
          <Skeleton className="h-16 w-24" />
        </div>
        <div className="grid">
          {[1, 2, 3, 4, 5].map((key) => (
            <div key={key} className="flex h-9 items-center pointer-coarse:h-11">
              <Skeleton className="h-3.5 flex-1" />
            </div>
          ))}
        </div>
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-11 rounded-md" />
      </div>
      <div className="grid grid-cols-1 content-start gap-5">
        <Skeleton className="h-11 w-40 justify-self-end rounded-md" />
        {[1, 2, 3, 4].map((key) => (
          <SkeletonLines key={key} count={3} className="border-b border-line pb-5" />
        ))}
      </div>
    </div>
  );
}
