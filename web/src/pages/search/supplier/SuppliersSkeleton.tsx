import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

/** The skeleton of suppliers: company on one side, products on the other. */
export function SuppliersSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-1 gap-5">
      {[1, 2, 3, 4, 5].map((key) => (
        <div
          key={key}
          className="grid min-h-80 content-start gap-x-6 gap-y-4 border-b border-line pb-5 md:min-h-54 md:grid-cols-2"
        >
          <SkeletonLines count={6} className="content-start gap-2.5" />
          <div className="grid grid-cols-2 content-start gap-2 min-[22rem]:grid-cols-3 xl:grid-cols-4">
            {[1, 2, 3, 4].map((one) => (
              <Skeleton key={one} className="aspect-square rounded-md min-[22rem]:max-xl:nth-4:hidden" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
