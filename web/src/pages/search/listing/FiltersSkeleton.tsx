import { Skeleton } from '#ui/Skeleton.tsx';

export function FiltersSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-1 gap-8">
      {[7, 5, 4].map((rows) => (
        <div key={rows} className="grid grid-cols-1 gap-3">
          <Skeleton className="h-5 w-1/2" />
          {Array.from({ length: rows }, (_, index) => (
            <Skeleton key={index} className="h-4 w-full" />
          ))}
        </div>
      ))}
    </div>
  );
}
