// Converts the address of `/search/supplier` (§2.2) to the variables of its operation and to its head.
import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { supplierPage } from '@fairgate/schema/urls/supplier';
import type { RouterContext } from '#platform/router-context.ts';
import type { SupplierSearchQuery, SupplierSearchQueryVariables, SupplierSort } from '#graphql';
import { conditionsOf } from '#features/search/change.ts';
import { toSupplierFilter } from '#features/search/filter.ts';
import { suppliersPerPage } from '#features/search/limits.ts';
import type { Place } from '#features/search/place.ts';
import { supplierSorts, type ProductSearch } from '#features/search/product-search.ts';
import { formatOf } from '#ui/format.ts';
import { homeCrumb, type Crumb } from '../listing/crumbs.ts';
import type { ListFacts } from '../listing/list-facts.ts';
import { listStructure } from '../listing/structured.ts';

export const supplierPlace: Place = {
  of: 'suppliers',
  fixed: [],
  sorts: supplierSorts,
  linkTo: (search) => ({ to: '/search/supplier', search }),
};

/** An answer with suppliers: a category alone does not make a page. */
export type SuppliersFound = SupplierSearchQuery & {
  readonly searchSuppliers: NonNullable<SupplierSearchQuery['searchSuppliers']>;
};

export function suppliersIn(data: SupplierSearchQuery | undefined): SuppliersFound | undefined {
  return data?.searchSuppliers ? { ...data, searchSuppliers: data.searchSuppliers } : undefined;
}

const sortNames: Readonly<Partial<Record<string, SupplierSort>>> = { rating: 'RATING', years: 'YEARS' };

export function supplierVariables(search: ProductSearch): SupplierSearchQueryVariables {
  const { id, sort, pageNo } = search;
  return {
    filter: toSupplierFilter(search),
    sort: sortNames[sort ?? ''] ?? 'RELEVANCE',
    page: pageNo ?? 1,
    first: suppliersPerPage,
    categoryId: id ?? '',
    inCategory: id !== undefined,
  };
}

export function supplierTitle(i18n: I18n, { keyword }: ProductSearch, category: string | undefined): string {
  const about = [keyword, category].filter(Boolean).join(' – ');
  return about === '' ? i18n._(msg`All suppliers`) : i18n._(msg`Suppliers: ${about}`);
}

export function supplierCrumbs(i18n: I18n, title: string): Crumb[] {
  return [homeCrumb(i18n), { name: title }];
}

export function supplierFacts(
  search: ProductSearch,
  { searchSuppliers, category }: SuppliersFound,
  context: RouterContext,
): ListFacts {
  const { i18n, locale } = context;
  const { totalCount, edges } = searchSuppliers;
  const format = formatOf(locale);
  const about = supplierTitle(i18n, search, category?.name);
  const [total, page] = [format.number(totalCount), format.number(search.pageNo ?? 1)];
  const items = edges.map(({ node: { id, slug, name } }) => ({
    name,
    path: supplierPage.format({ supplier: { slug, id } }),
  }));
  return {
    title: search.pageNo === undefined ? about : i18n._(msg`${about}, page ${page}`),
    description: i18n._(
      msg`${about}: compare ${total} suppliers by verification, certificates and products.`,
    ),
    hidden:
      totalCount === 0 || search.sort !== undefined || conditionsOf(search).some(({ kind }) => kind !== 'id'),
    structured:
      import.meta.env.SSR &&
      (() =>
        listStructure(context, supplierCrumbs(i18n, about), {
          items,
          total: totalCount,
          before: ((search.pageNo ?? 1) - 1) * suppliersPerPage,
        })),
  };
}
