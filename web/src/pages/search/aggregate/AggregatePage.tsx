import { useLingui } from '@lingui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Fault } from '#platform/fault.ts';
import { Crumbs } from '../listing/Crumbs.tsx';
import { KeywordCategories } from '../listing/lazy-results.ts';
import { Listing, type ListPart } from '../listing/Listing.tsx';
import { ListTitle } from '../listing/ListTitle.tsx';
import { aggregateCrumbs } from './aggregate-crumbs.ts';
import { aggregatePlace, readAggregateSearch } from './aggregate-place.ts';

const route = getRouteApi('/aggregate/$keyword/{$category}.html');

/** §2.2 A keyword within a category. `fault`: the search did not answer. */
export function AggregatePage({ fault }: { readonly fault?: Fault }) {
  const {
    keyword,
    category: { slug, id },
  } = route.useParams();
  const query = route.useSearch();
  const params = useMemo(
    () => ({ keyword, category: id === undefined ? { slug } : { slug, id } }),
    [keyword, slug, id],
  );
  const search = useMemo(() => readAggregateSearch(params, query), [params, query]);
  const place = useMemo(() => aggregatePlace(params), [params]);
  return (
    <Listing
      search={search}
      place={place}
      heading={AggregateHeading}
      lead={KeywordCategories}
      fault={fault}
    />
  );
}

const AggregateHeading: ListPart = ({ search, data, names, count }) => {
  const { i18n } = useLingui();
  const title = [search.keyword, names.category].filter(Boolean).join(' – ');
  return (
    <ListTitle title={title} count={count}>
      <Crumbs crumbs={aggregateCrumbs(i18n, search, data)} />
    </ListTitle>
  );
};
