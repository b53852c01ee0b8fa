import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { FilterChips } from '#features/search/FilterChips.tsx';
import { FilterForm } from '#features/search/FilterForm.tsx';
import { SortSelect } from '#features/search/SortSelect.tsx';
import { useView } from '#features/search/use-view.ts';
import { ViewSwitch } from '#features/search/ViewSwitch.tsx';
import { useProductSearchQuery } from '#operations/product-search.ts';
import { Fault } from '#platform/fault.ts';
import { FilterButton } from './FilterButton.tsx';
import { FiltersSkeleton } from './FiltersSkeleton.tsx';
import { PageLinks } from './PageLinks.tsx';
import { Results } from './Results.tsx';
import { SearchHeading } from './SearchHeading.tsx';
import { useResultsInView } from './use-results-in-view.ts';
import { useSearch } from './use-search.ts';
import { searchVariables } from './variables.ts';

/** `/search/product` (§2.2): what was found, and how to narrow it. `fault`: the search did not answer. */
export function SearchPage({ fault }: { readonly fault?: Fault }) {
  const search = useSearch();
  const router = useRouter();
  const [view, setView] = useView(search);
  const variables = searchVariables(search);
  const { data, previousData, error, refetch } = useProductSearchQuery({ variables, skip: fault !== undefined });
  const results = useResultsInView(variables);
  // What was counted last stays beside the results until the new counts are there.
  const shown = data ?? previousData;
  const facets = shown?.searchProducts.facets ?? [];
  const names = { category: shown?.category?.id === search.id ? shown?.category?.name : undefined, supplier: shown?.supplier?.id === search.supplier ? shown?.supplier?.name : undefined };
  const failure = fault ?? (error && !data ? Fault.from(error) : undefined);
  const retry = () => { void (fault ? router.invalidate() : refetch()); };

  return (
    <div className="page grid gap-x-8 pt-2 pb-8 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SearchHeading search={search} data={shown} names={names} />
      <aside id="filters" className="pe-1 max-lg:hidden max-lg:target:block lg:sticky lg:top-[calc(var(--header)+1rem)] lg:row-span-2 lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:self-start lg:overflow-y-auto">
        <h2 className="sr-only"><Trans>Filters</Trans></h2>
        {shown ? <FilterForm search={search} facets={facets} /> : !failure && <FiltersSkeleton />}
      </aside>
      <section ref={results} aria-busy={!data && !failure} className="min-w-0 scroll-mt-[calc(var(--header)+1rem)]">
        <h2 className="sr-only"><Trans>Results</Trans></h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
          <div className="flex w-full items-center gap-2 lg:order-2 lg:ms-auto lg:w-auto">
            <FilterButton search={search} facets={facets} count={data?.searchProducts.totalCount} />
            <div className="min-w-0 flex-1 lg:min-w-52"><SortSelect search={search} /></div>
            <ViewSwitch search={search} view={view} onChoose={setView} />
          </div>
          <FilterChips search={search} facets={facets} names={names} />
        </div>
        <Results search={search} view={view} data={data} failure={failure} onRetry={retry} />
        {data && <PageLinks search={search} totalCount={data.searchProducts.totalCount} />}
      </section>
    </div>
  );
}
