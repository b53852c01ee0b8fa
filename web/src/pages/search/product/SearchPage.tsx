import { productPlace } from '#features/search/place.ts';
import type { Fault } from '#platform/fault.ts';
import { Listing } from '../listing/Listing.tsx';
import { SearchTabs } from '../listing/SearchTabs.tsx';
import { SearchHeading } from './SearchHeading.tsx';
import { useSearch } from './use-search.ts';

/** `/search/product` (§2.2). `fault`: the search did not answer. */
export function SearchPage({ fault }: { readonly fault?: Fault }) {
  return (
    <Listing
      search={useSearch()}
      place={productPlace}
      heading={SearchHeading}
      lead={SearchTabs}
      fault={fault}
    />
  );
}
