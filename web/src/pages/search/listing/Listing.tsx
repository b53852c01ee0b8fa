import { useRouter } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import { conditionsOf } from '#features/search/change.ts';
import { FilterChips } from '#features/search/FilterChips.tsx';
import { FilterForm } from '#features/search/FilterForm.tsx';
import { PlaceContext, type Place } from '#features/search/place.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { SortSelect } from '#features/search/SortSelect.tsx';
import type { SearchNames } from '#features/search/filter-texts.ts';
import { useView } from '#features/search/use-view.ts';
import { ViewSwitch } from '#features/search/ViewSwitch.tsx';
import type { ProductSearchQuery } from '#graphql';
import { useProductSearchQuery } from '#operations/product-search.ts';
import { Fault } from '#platform/fault.ts';
import { FilterButton } from './FilterButton.tsx';
import { FiltersSkeleton } from './FiltersSkeleton.tsx';
import { found } from './found.ts';
import { ListLayout } from './ListLayout.tsx';
import { namesIn } from './names.ts';
import { PageLinks } from './PageLinks.tsx';
import { Results } from './Results.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { useResultsInView } from './use-results-in-view.ts';
import { searchVariables } from './variables.ts';

/** The props of a part that belongs to one kind of list. */
export type ListPart = ComponentType<{
  readonly search: ProductSearch;
  /** undefined while nothing has loaded; without results where only the search did not answer. */
  readonly data: ProductSearchQuery | undefined;
  readonly names: SearchNames;
  /** undefined while it is being counted. */
  readonly count: number | undefined;
}>;

type Props = {
  readonly search: ProductSearch;
  readonly place: Place;
  readonly heading: ListPart;
  /** Above the results: links to sibling and child lists. */
  readonly lead?: ListPart;
  /** The search did not answer. */
  readonly fault?: Fault | undefined;
};

/** A list of products (§2.2 search, category, hot, aggregate, showroom) with its filters. */
export function Listing({ search, place, heading: Heading, lead: Lead, fault }: Props) {
  const router = useRouter();
  const [view, setView] = useView(search);
  const variables = searchVariables(search);
  const {
    data: answer,
    previousData,
    error,
    refetch,
  } = useProductSearchQuery({ variables, ...(fault && { fetchPolicy: 'cache-only' }) });
  const results = useResultsInView(variables);
  // The last counts stay until the new ones have loaded.
  const data = found(answer);
  const shown = data ?? found(previousData);
  const facets = shown?.searchProducts.facets ?? [];
  const known = shown ?? answer;
  const names = namesIn(known, search);
  const failure = fault ?? (!data && (error ?? answer) ? Fault.from(error) : undefined);
  const retry = () => {
    void (fault ? router.invalidate() : refetch());
  };
  const count = data?.searchProducts.totalCount;
  // Nothing to view in another way, to sort or to filter.
  const isNothing = count === 0 && conditionsOf(search, place.fixed).length === 0;

  return (
    <PlaceContext value={place}>
      <ListLayout
        heading={<Heading search={search} data={known} names={names} count={count} />}
        viewSwitch={!isNothing && <ViewSwitch search={search} view={view} onChoose={setView} />}
        tools={
          !isNothing && (
            <>
              <FilterButton search={search} facets={facets} count={count} />
              {place.sorts.length > 0 && (
                <div className="min-w-0 lg:w-56">
                  <SortSelect search={search} />
                </div>
              )}
            </>
          )
        }
        filters={
          isNothing ? undefined : shown ? (
            <FilterForm search={search} facets={facets} />
          ) : (
            !failure && <FiltersSkeleton />
          )
        }
        resultsRef={results}
        isBusy={!data && !failure}
      >
        {Lead && <Lead search={search} data={known} names={names} count={count} />}
        <FilterChips search={search} facets={facets} names={names} />
        <Suspense fallback={<ResultsSkeleton view={view} />}>
          <Results search={search} view={view} data={data} failure={failure} onRetry={retry} />
        </Suspense>
        {data && <PageLinks search={search} totalCount={data.searchProducts.totalCount} />}
      </ListLayout>
    </PlaceContext>
  );
}
