import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '#platform/router-context.ts';
import type { Condition } from '#features/search/change.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { ProductSearchDocument } from '#operations/product-search.ts';
import { Fault } from '#platform/fault.ts';
import { loadPage } from '../../load-page.ts';
import { found, type Found } from './found.ts';
import { BeyondEnd, NoResults, ResultTable } from './lazy-results.ts';
import { searchVariables } from './variables.ts';

/**
 * Runs the one operation of a page that lists products. Throws a Fault when the search does not answer, or
 * when a field in `needed` could not be loaded.
 */
export async function loadListing(
  context: RouterContext,
  search: ProductSearch,
  ...needed: 'category'[]
): Promise<Found> {
  const data = found(
    await loadPage(context, ProductSearchDocument, searchVariables(search), 'searchProducts', ...needed),
  );
  if (!data) throw new Fault('SERVER_ERROR');
  return data;
}

/** Loads the code and the further data that the results need. A page beyond the last one is notFound (404). */
export async function prepareResults(
  context: RouterContext,
  search: ProductSearch,
  { searchProducts }: Found,
  fixed: readonly Condition['kind'][] = [],
): Promise<void> {
  const { totalCount, nodes, near } = searchProducts;
  if (search.view === 'table') await ResultTable.preload?.();
  if (totalCount === 0)
    await Promise.all([
      NoResults.preload?.(),
      import('./near.ts').then(({ loadNear }) => loadNear(context, search, near, fixed)),
    ]);
  if (totalCount > 0 && nodes.length === 0) {
    await BeyondEnd.preload?.();
    throw notFound();
  }
}
