import { msg } from '@lingui/core/macro';
import type { RouterContext } from '#platform/router-context.ts';
import { conditionsOf, type Condition } from '#features/search/change.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { formatOf } from '#ui/format.ts';
import type { Found } from './found.ts';

export type PageFacts = { readonly title: string; readonly description: string; readonly hidden: boolean };

export type FactsOptions = {
  /** The title of the list; without it keyword, category and supplier. */
  readonly about?: string;
  /** The conditions of the list itself. */
  readonly fixed?: readonly (Condition['kind'] | 'sort')[];
};

export function pageFacts(
  search: ProductSearch,
  data: Found,
  { i18n, locale }: Pick<RouterContext, 'i18n' | 'locale'>,
  { about: called, fixed = ['id'] }: FactsOptions = {},
): PageFacts {
  const format = formatOf(locale);
  const count = data.searchProducts.totalCount;
  const about =
    called ??
    ([search.keyword, data.category?.name, data.supplier?.name].filter(Boolean).join(' – ') ||
      i18n._(msg`All products`));
  const [total, page] = [format.number(count), format.number(search.pageNo ?? 1)];
  return {
    title: search.pageNo === undefined ? about : i18n._(msg`${about}, page ${page}`),
    description: i18n._(
      msg`${about}: compare ${total} products by volume pricing, minimum order, lead time and supplier verification.`,
    ),
    // Every filter doubles the number of addresses: only lists without filters are indexed.
    hidden:
      count === 0 ||
      (search.sort !== undefined && !fixed.includes('sort')) ||
      search.view !== undefined ||
      conditionsOf(search).some(({ kind }) => !fixed.includes(kind)),
  };
}
