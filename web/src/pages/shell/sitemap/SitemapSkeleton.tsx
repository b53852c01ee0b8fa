import { Skeleton, SkeletonHeading, SkeletonTitle } from '#ui/Skeleton.tsx';

export function SitemapSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-10 pt-2 pb-8" aria-busy>
      <SkeletonTitle className="-mb-4" />
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {[5, 4, 3, 4].map((count, key) => (
          <Links key={key} count={count} />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <SkeletonHeading />
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {[5, 6, 5, 4, 5, 4, 4, 4].map((count, key) => (
            <Links key={key} count={count} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Links({ count }: { readonly count: number }) {
  return (
    <div className="grid grid-cols-1 content-start gap-3.5 pointer-coarse:gap-6">
      <Skeleton className="h-5 w-1/2" />
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-4 w-2/3" />
      ))}
    </div>
  );
}
