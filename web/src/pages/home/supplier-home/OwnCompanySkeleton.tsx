import { Trans } from '@lingui/react/macro';
import { ProductCardSkeleton } from '#features/product-card/ProductCardSkeleton.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { Skeleton, SkeletonHeading, SkeletonLines } from '#ui/Skeleton.tsx';

/** Until the company is known; without a script it stays, and says where its page is. */
export function OwnCompanySkeleton() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-10 md:gap-14">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-6">
        <div className="grid min-w-0 gap-2">
          <h1 className="text-base font-normal text-mute">
            <Trans>Your company on Fairgate</Trans>
          </h1>
          <Skeleton className="h-7.5 w-72 md:h-9" />
          <Skeleton className="h-4 w-60" />
        </div>
        <Skeleton className="h-11 w-52 rounded-md" />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-14">
        <div className="grid grid-cols-1 content-start gap-4">
          <SkeletonHeading />
          <Skeleton className="h-26 rounded-md" />
          <Skeleton className="h-26 rounded-md" />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <SkeletonHeading />
          <SkeletonLines count={6} />
        </div>
      </div>
      <ProductGrid short>
        {Array.from({ length: 5 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </ProductGrid>
    </div>
  );
}
