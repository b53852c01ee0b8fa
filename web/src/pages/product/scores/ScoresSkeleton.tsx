import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

export function ScoresSkeleton() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-x-12 gap-y-6 pt-11 pb-10 lg:grid-cols-[20rem_minmax(0,1fr)]" aria-busy>
      <Skeleton className="h-9 w-2/3 lg:col-span-2" />
      <div className="grid content-start gap-5">
        <Skeleton className="size-24 rounded-md" />
        <SkeletonLines count={5} className="gap-5" />
      </div>
      <div className="grid content-start gap-5">{[1, 2, 3, 4].map((key) => <SkeletonLines key={key} count={3} />)}</div>
    </div>
  );
}
