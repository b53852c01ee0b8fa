import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FilterChips } from '#features/search/FilterChips.tsx';
import { FilterForm } from '#features/search/FilterForm.tsx';
import { SortSelect } from '#features/search/SortSelect.tsx';
import { useView } from '#features/search/use-view.ts';
import { ViewSwitch } from '#features/search/ViewSwitch.tsx';
import { useProductSearchQuery } from '#operations/product-search.ts';
import { Fault } from '#platform/fault.ts';
import { FilterButton } from './FilterButton.tsx';
import { FiltersSkeleton } from './FiltersSkeleton.tsx';
import { found } from './found.ts';
import { namesIn } from './names.ts';
import { PageLinks } from './PageLinks.tsx';
import { Results } from './Results.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { SearchHeading } from './SearchHeading.tsx';
import { searchColumns } from './search-columns.ts';
import { useResultsInView } from './use-results-in-view.ts';
import { useSearch } from './use-search.ts';
import { searchVariables } from './variables.ts';

/** `/search/product` (§2.2): what was found, and how to narrow it. `fault`: the search did not answer. */
export function SearchPage({ fault }: { readonly fault?: Fault }) {
  const search = useSearch();
  const router = useRouter();
  const [view, setView] = useView(search);
  const variables = searchVariables(search);
  const { data: answer, previousData, error, refetch } = useProductSearchQuery({ variables, skip: fault !== undefined });
  const results = useResultsInView(variables);
  // What was counted last stays beside the results until the new counts are there.
  const data = found(answer);
  const shown = data ?? found(previousData);
  const facets = shown?.searchProducts.facets ?? [];
  const names = namesIn(shown, search);
  const failure = fault ?? (!data && (error ?? answer) ? Fault.from(error) : undefined);
  const retry = () => { void (fault ? router.invalidate() : refetch()); };

  return (
    <div className={searchColumns}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:pt-2 lg:contents">
        <SearchHeading search={search} data={shown} names={names} count={data?.searchProducts.totalCount} />
        <div className="lg:self-end"><ViewSwitch search={search} view={view} onChoose={setView} /></div>
      </div>
      <div className="flex flex-wrap gap-2 self-end max-lg:sticky max-lg:top-(--header) max-lg:z-20 max-lg:-mx-4 max-lg:bg-paper max-lg:px-4 max-lg:py-2 max-lg:*:flex-[1_1_calc(50%-0.25rem)] md:max-lg:-mx-6 md:max-lg:px-6">
        <FilterButton search={search} facets={facets} count={data?.searchProducts.totalCount} />
        <div className="min-w-0 lg:w-56"><SortSelect search={search} /></div>
      </div>
      <aside id="filters" className="max-lg:hidden max-lg:target:block lg:sticky lg:top-[calc(var(--header)+1rem)] lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:self-start lg:overflow-y-auto lg:pt-2 lg:pe-3">
        <h2 className="sr-only"><Trans>Filters</Trans></h2>
        {shown ? <FilterForm search={search} facets={facets} /> : !failure && <FiltersSkeleton />}
      </aside>
      <section ref={results} aria-busy={!data && !failure} className="grid min-w-0 scroll-mt-[calc(var(--header)+1rem)] content-start gap-4 max-lg:scroll-mt-[calc(var(--header)+4.5rem)] max-lg:pt-1 lg:col-span-3 lg:pt-2">
        <h2 className="sr-only"><Trans>Results</Trans></h2>
        <FilterChips search={search} facets={facets} names={names} />
        <Suspense fallback={<ResultsSkeleton view={view} />}>
          <Results search={search} view={view} data={data} failure={failure} onRetry={retry} />
        </Suspense>
        {data && <PageLinks search={search} totalCount={data.searchProducts.totalCount} />}
      </section>
    </div>
  );
}
