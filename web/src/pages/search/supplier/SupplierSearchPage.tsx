import { useLingui } from '@lingui/react';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FilterChips } from '#features/search/FilterChips.tsx';
import { FilterForm } from '#features/search/FilterForm.tsx';
import { suppliersPerPage } from '#features/search/limits.ts';
import { PlaceContext } from '#features/search/place.ts';
import { readSupplierSearch } from '#features/search/product-search.ts';
import { SortSelect } from '#features/search/SortSelect.tsx';
import { useSupplierSearchQuery } from '#operations/supplier-search.ts';
import { Fault } from '#platform/fault.ts';
import { Crumbs } from '../listing/Crumbs.tsx';
import { FilterButton } from '../listing/FilterButton.tsx';
import { FiltersSkeleton } from '../listing/FiltersSkeleton.tsx';
import { ListLayout } from '../listing/ListLayout.tsx';
import { ListTitle } from '../listing/ListTitle.tsx';
import { PageLinks } from '../listing/PageLinks.tsx';
import { SearchTabs } from '../listing/SearchTabs.tsx';
import { useResultsInView } from '../listing/use-results-in-view.ts';
import {
  supplierCrumbs,
  supplierPlace,
  suppliersIn,
  supplierTitle,
  supplierVariables,
} from './supplier-search.ts';
import { SupplierResults } from './SupplierResults.tsx';

const route = getRouteApi('/search/supplier');

/** `/search/supplier` (§2.2): a list of suppliers with filters. `fault`: the search did not answer. */
export function SupplierSearchPage({ fault }: { readonly fault?: Fault }) {
  const { i18n } = useLingui();
  const router = useRouter();
  const query = route.useSearch();
  const search = useMemo(() => readSupplierSearch(query), [query]);
  const variables = supplierVariables(search);
  const {
    data: answer,
    previousData,
    error,
    refetch,
  } = useSupplierSearchQuery({ variables, skip: fault !== undefined });
  const results = useResultsInView(variables);
  // The last counts stay until the new ones have loaded.
  const data = suppliersIn(answer);
  const shown = data ?? suppliersIn(previousData);
  const facets = shown?.searchSuppliers.facets ?? [];
  const category = shown?.category?.id === search.id ? shown?.category?.name : undefined;
  const failure = fault ?? (!data && (error ?? answer) ? Fault.from(error) : undefined);
  const retry = () => {
    void (fault ? router.invalidate() : refetch());
  };
  const title = supplierTitle(i18n, search, category);
  const count = data?.searchSuppliers.totalCount;

  return (
    <PlaceContext value={supplierPlace}>
      <ListLayout
        heading={
          <ListTitle title={title} count={count}>
            <Crumbs crumbs={supplierCrumbs(i18n, title)} />
          </ListTitle>
        }
        tools={
          <>
            <FilterButton search={search} facets={facets} count={count} />
            <div className="min-w-0 lg:w-56">
              <SortSelect search={search} />
            </div>
          </>
        }
        filters={shown ? <FilterForm search={search} facets={facets} /> : !failure && <FiltersSkeleton />}
        resultsRef={results}
        isBusy={!data && !failure}
      >
        <SearchTabs search={search} />
        <FilterChips search={search} facets={facets} names={{ category }} />
        <SupplierResults search={search} data={data} failure={failure} onRetry={retry} />
        {data && (
          <PageLinks
            search={search}
            totalCount={data.searchSuppliers.totalCount}
            perPage={suppliersPerPage}
          />
        )}
      </ListLayout>
    </PlaceContext>
  );
}
