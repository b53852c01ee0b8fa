import { ProductCardSkeleton } from '#features/product-card/ProductCardSkeleton.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import type { SearchView } from '#features/search/product-search.ts';
import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';

const shapes = (count: number) => Array.from({ length: count }, (_, index) => index);

export function ResultsSkeleton({ view }: { readonly view: SearchView }) {
  if (view === 'grid')
    return (
      <ProductGrid narrow>
        {shapes(12).map((key) => (
          <ProductCardSkeleton key={key} />
        ))}
      </ProductGrid>
    );
  const isTable = view === 'table';
  return (
    <div aria-hidden className="grid grid-cols-1 gap-5">
      {shapes(6).map((key) => (
        <div
          key={key}
          className={`flex border-b border-line ${isTable ? 'gap-3 pb-3' : 'gap-3 pb-5 md:gap-5'}`}
        >
          <Skeleton
            className={`aspect-square shrink-0 rounded-md ${isTable ? 'w-16 md:w-20' : 'w-32 md:w-50'}`}
          />
          <SkeletonLines count={isTable ? 2 : 5} className="flex-1 content-start" />
        </div>
      ))}
    </div>
  );
}
