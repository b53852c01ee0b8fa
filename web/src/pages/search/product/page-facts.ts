// What the head says about a search.
import { msg } from '@lingui/core/macro';
import type { RouterContext } from '#app/context.ts';
import { conditionsOf } from '#features/search/change.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { formatOf } from '#ui/format.ts';
import type { Found } from './found.ts';

export type PageFacts = { readonly title: string; readonly description: string; readonly hidden: boolean };

export function pageFacts(search: ProductSearch, data: Found, { i18n, locale }: Pick<RouterContext, 'i18n' | 'locale'>): PageFacts {
  const format = formatOf(locale);
  const count = data.searchProducts.totalCount;
  const about = [search.keyword, data.category?.name, data.supplier?.name].filter(Boolean).join(' – ') || i18n._(msg`All products`);
  const [total, page] = [format.number(count), format.number(search.pageNo ?? 1)];
  return {
    title: search.pageNo === undefined ? about : i18n._(msg`${about}, page ${page}`),
    description: i18n._(msg`${about}: ${total} products with prices by quantity, minimum orders, lead times and what was checked about each supplier.`),
    // Every filter doubles the number of addresses: only the plain ones belong in a search engine.
    hidden: count === 0 || search.sort !== undefined || search.view !== undefined || conditionsOf(search).some(({ kind }) => kind !== 'id'),
  };
}
