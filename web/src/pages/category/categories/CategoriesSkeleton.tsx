import { Skeleton } from '#ui/Skeleton.tsx';

export function CategoriesSkeleton() {
  return (
    <div className="page grid gap-6 pt-11 pb-8 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-8" aria-busy>
      <Skeleton className="h-7 w-48 lg:col-span-2" />
      <div className="grid content-start gap-4 max-lg:hidden">{Array.from({ length: 12 }, (_, index) => <Skeleton key={index} className="h-5" />)}</div>
      <div className="grid content-start gap-4 sm:grid-cols-2 xl:grid-cols-3">{Array.from({ length: 12 }, (_, index) => <Skeleton key={index} className="h-16 rounded-md lg:h-20" />)}</div>
    </div>
  );
}
