import type { I18n } from '@lingui/core';
import type { ProductSearch } from '#features/search/product-search.ts';
import { crumbsTo, homeCrumb, type Crumb } from '../listing/crumbs.ts';
import type { ProductSearchQuery } from '#graphql';

export function aggregateCrumbs(
  i18n: I18n,
  { keyword = '' }: ProductSearch,
  data: ProductSearchQuery | undefined,
): Crumb[] {
  const above = data?.category ? crumbsTo(i18n, data.category) : [homeCrumb(i18n)];
  return [...above, { name: keyword }];
}
