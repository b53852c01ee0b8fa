import { suppliersPerPage } from '#features/search/limits.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import type { Fault } from '#platform/fault.ts';
import { Skeleton, SkeletonLines } from '#ui/Skeleton.tsx';
import { BeyondEnd } from '../listing/BeyondEnd.tsx';
import { SearchFailed } from '../listing/SearchFailed.tsx';
import { NoSuppliers } from './NoSuppliers.tsx';
import type { SuppliersFound } from './supplier-search.ts';
import { SupplierResult } from './SupplierResult.tsx';

type Props = {
  readonly search: ProductSearch;
  readonly data: SuppliersFound | undefined;
  readonly failure: Fault | undefined;
  readonly onRetry: () => void;
};

export function SupplierResults({ search, data, failure, onRetry }: Props) {
  if (failure) return <SearchFailed code={failure.code} onRetry={onRetry} />;
  if (!data) return <SuppliersSkeleton />;
  const { totalCount, edges, facets } = data.searchSuppliers;
  if (totalCount === 0) return <NoSuppliers search={search} facets={facets} />;
  if (edges.length === 0) return <BeyondEnd search={search} totalCount={totalCount} perPage={suppliersPerPage} />;
  return <div className="grid gap-5">{edges.map(({ node, products }, index) => <SupplierResult key={node.id} supplier={node} products={products} eager={index < 3} />)}</div>;
}

function SuppliersSkeleton() {
  return (
    <div aria-hidden className="grid gap-5">
      {[1, 2, 3, 4, 5].map((key) => (
        <div key={key} className="grid gap-4 border-b border-line pb-5 md:grid-cols-2">
          <SkeletonLines count={5} className="content-start" />
          <div className="grid grid-cols-4 gap-2">{[1, 2, 3, 4].map((one) => <Skeleton key={one} className="aspect-square rounded-md" />)}</div>
        </div>
      ))}
    </div>
  );
}
