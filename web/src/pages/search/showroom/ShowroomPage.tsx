import { useLingui } from '@lingui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Fault } from '#platform/fault.ts';
import { Crumbs } from '../listing/Crumbs.tsx';
import { homeCrumb } from '../listing/crumbs.ts';
import { KeywordCategories } from '../listing/lazy-results.ts';
import { Listing, type ListPart } from '../listing/Listing.tsx';
import { ListTitle } from '../listing/ListTitle.tsx';
import { readShowroomSearch, showroomPlace } from './showroom-place.ts';

const route = getRouteApi('/$roomType/showroom-{$showroom}.html');

/** §2.2 Products for a keyword that other visitors search for. `fault`: the search did not answer. */
export function ShowroomPage({ fault }: { readonly fault?: Fault }) {
  const {
    roomType,
    showroom: { keyword, pageNo },
  } = route.useParams();
  const query = route.useSearch();
  const search = useMemo(
    () => readShowroomSearch(roomType, { keyword, pageNo }, query),
    [roomType, keyword, pageNo, query],
  );
  const place = useMemo(() => showroomPlace(roomType, keyword), [roomType, keyword]);
  return (
    <Listing search={search} place={place} heading={ShowroomHeading} lead={KeywordCategories} fault={fault} />
  );
}

const ShowroomHeading: ListPart = ({ search: { keyword = '' }, count }) => {
  const { i18n } = useLingui();
  return (
    <ListTitle title={keyword} count={count}>
      <Crumbs crumbs={[homeCrumb(i18n), { name: keyword }]} />
    </ListTitle>
  );
};
