import { Skeleton } from '#ui/Skeleton.tsx';

/** The shape of a cart with two lines and its sums. */
export function CartSkeleton() {
  return (
    <div aria-busy className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-4 rounded-md border border-line">
        <Skeleton className="h-9 rounded-none" />
        {[0, 1].map((index) => (
          <div key={index} className="flex gap-4 px-4 pb-4">
            <Skeleton className="size-20 shrink-0 rounded-md" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-12 w-48 max-w-full" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-48 rounded-md" />
    </div>
  );
}
