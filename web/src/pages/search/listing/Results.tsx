import { Trans } from '@lingui/react/macro';
import { ProductCards } from '#features/product-card/ProductCards.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import type { ProductSearch, SearchView } from '#features/search/product-search.ts';
import type { Fault } from '#platform/fault.ts';
import type { Found } from './found.ts';
import { BeyondEnd, NoResults, ResultTable } from './lazy-results.ts';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { ResultItem } from './ResultItem.tsx';
import { SearchFailed } from './SearchFailed.tsx';

type Props = {
  readonly search: ProductSearch;
  readonly view: SearchView;
  readonly data: Found | undefined;
  readonly failure: Fault | undefined;
  readonly onRetry: () => void;
};

/** The number of cards in the first viewport of a wide screen. */
const eagerCount = 8;

export function Results({ search, view, data, failure, onRetry }: Props) {
  if (failure) return <SearchFailed fault={failure} onRetry={onRetry} />;
  if (!data) return <ResultsSkeleton view={view} />;
  const { totalCount, nodes, facets, near } = data.searchProducts;
  if (totalCount === 0) return <NoResults search={search} facets={facets} words={near} />;
  if (nodes.length === 0) return <BeyondEnd search={search} totalCount={totalCount} />;
  const eager = (index: number) => (index === 0 ? 'first' : index < eagerCount);
  return (
    <>
      {nodes.some(({ supplier }) => supplier === null) && (
        <p role="status" className="rounded-md bg-time-tint px-3 py-2 text-sm text-time">
          <Trans>
            We can’t show who offers these products right now: one of our services isn’t responding.
          </Trans>
        </p>
      )}
      {view === 'table' && <ResultTable search={search} products={nodes} />}
      {view === 'grid' && (
        <ProductGrid narrow>
          <ProductCards products={nodes} eagerCount={eagerCount} />
        </ProductGrid>
      )}
      {view === 'list' && (
        <div className="grid gap-5">
          {nodes.map((product, index) => (
            <ResultItem key={product.id} product={product} eager={eager(index)} />
          ))}
        </div>
      )}
    </>
  );
}
