import type { RouterContext } from '#platform/router-context.ts';
import { productsPerPage } from '#features/search/limits.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import type { PageDescription } from '../../page-description.ts';
import type { Crumb } from './crumbs.ts';
import type { Found } from './found.ts';
import { pageFacts, type FactsOptions, type PageFacts } from './page-facts.ts';
import { listStructure, productItems } from './structured.ts';

export type ListFacts = PageFacts & { readonly structured: PageDescription['structured'] };

/** The head of a list with its own address: also the breadcrumb, and the products of this page. */
export function listFacts(
  search: ProductSearch,
  data: Found,
  context: RouterContext,
  crumbs: readonly Crumb[],
  options: FactsOptions = {},
): ListFacts {
  const { totalCount, nodes } = data.searchProducts;
  return {
    ...pageFacts(search, data, context, options),
    structured:
      import.meta.env.SSR &&
      (() =>
        listStructure(context, crumbs, {
          items: productItems(nodes),
          total: totalCount,
          before: ((search.pageNo ?? 1) - 1) * productsPerPage,
        })),
  };
}
