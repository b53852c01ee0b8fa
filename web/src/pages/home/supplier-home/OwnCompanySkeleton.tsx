import { Trans } from '@lingui/react/macro';
import { ProductCardSkeleton } from '#features/product-card/ProductCardSkeleton.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { Skeleton, SkeletonHeading, SkeletonLines } from '#ui/Skeleton.tsx';

/** Until the company is known; without a script it stays, and says where its page is. */
export function OwnCompanySkeleton() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-10 md:gap-14">
      <div className="grid grid-cols-1 gap-3 border-b border-line pb-6">
        <h1 className="text-2xl md:text-3xl">
          <Trans>Your company on Fairgate</Trans>
        </h1>
        <Skeleton className="h-5 w-60 max-w-full" />
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
