import type { HotType } from '@fairgate/schema/urls/search';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Fault } from '#platform/fault.ts';
import { Listing } from '../listing/Listing.tsx';
import { HotHeading } from './HotHeading.tsx';
import { HotNotFound } from './HotNotFound.tsx';
import { HotTabs } from './HotTabs.tsx';
import { asHotType, hotPlace, readHotSearch } from './hot-types.ts';

const route = getRouteApi('/hot/$type');

/** §2.2 `/hot/{type}`: a ranking of all products. `fault`: the search did not answer. */
export function HotPage({ fault }: { readonly fault?: Fault }) {
  const type = asHotType(route.useParams().type);
  return type ? <HotList type={type} fault={fault} /> : <HotNotFound />;
}

function HotList({ type, fault }: { readonly type: HotType; readonly fault?: Fault | undefined }) {
  const query = route.useSearch();
  const search = useMemo(() => readHotSearch(type, query), [type, query]);
  const place = useMemo(() => hotPlace(type), [type]);
  return <Listing search={search} place={place} heading={HotHeading} lead={HotTabs} fault={fault} />;
}
