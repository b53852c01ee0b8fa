import { suppliersPerPage } from '#features/search/limits.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import type { Fault } from '#platform/fault.ts';
import { BeyondEnd } from '../listing/BeyondEnd.tsx';
import { SearchFailed } from '../listing/SearchFailed.tsx';
import { NoSuppliers } from './NoSuppliers.tsx';
import type { SuppliersFound } from './supplier-search.ts';
import { SupplierResult } from './SupplierResult.tsx';
import { SuppliersSkeleton } from './SuppliersSkeleton.tsx';

type Props = {
  readonly search: ProductSearch;
  readonly data: SuppliersFound | undefined;
  readonly failure: Fault | undefined;
  readonly onRetry: () => void;
};

export function SupplierResults({ search, data, failure, onRetry }: Props) {
  if (failure) return <SearchFailed fault={failure} onRetry={onRetry} />;
  if (!data) return <SuppliersSkeleton />;
  const { totalCount, edges, facets, near } = data.searchSuppliers;
  if (totalCount === 0) return <NoSuppliers search={search} facets={facets} words={near} />;
  if (edges.length === 0)
    return <BeyondEnd search={search} totalCount={totalCount} perPage={suppliersPerPage} />;
  return (
    <div className="grid gap-5">
      {edges.map(({ node, products }, index) => (
        <SupplierResult key={node.id} supplier={node} products={products} eager={index < 3} />
      ))}
    </div>
  );
}
