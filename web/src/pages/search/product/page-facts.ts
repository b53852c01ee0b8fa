// What the head says about a search.
import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import type { ProductSearchQuery } from '#graphql';
import { conditionsOf } from '#features/search/change.ts';
import type { ProductSearch } from '#features/search/product-search.ts';

export type PageFacts = { readonly title: string; readonly description: string; readonly isIndexed: boolean };

export function pageFacts(search: ProductSearch, data: ProductSearchQuery, i18n: I18n): PageFacts {
  const { keyword, pageNo = 1 } = search;
  const count = data.searchProducts.totalCount;
  const category = data.category?.name;
  const supplier = data.supplier?.name;
  const about = [keyword, category, supplier].filter(Boolean).join(' – ');
  const title = about === '' ? i18n._(msg`All products`) : about;
  return {
    title: pageNo > 1 ? i18n._(msg`${title}, page ${pageNo}`) : title,
    description: i18n._(msg`${i18n.number(count)} products with prices by quantity, minimum orders, lead times and what was checked about each supplier: ${title}`),
    // Every filter doubles the number of addresses: only the plain ones belong in a search engine.
    isIndexed: count > 0 && conditionsOf(search).every(({ kind }) => kind === 'id') && !search.sort && !search.view,
  };
}
