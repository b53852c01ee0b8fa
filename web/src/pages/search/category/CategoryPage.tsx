import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Fault } from '#platform/fault.ts';
import { useProductSearchQuery } from '#operations/product-search.ts';
import { Listing } from '../listing/Listing.tsx';
import { searchVariables } from '../listing/variables.ts';
import { CategoryHeading } from './CategoryHeading.tsx';
import { CategoryNotFound } from './CategoryNotFound.tsx';
import { categoryPlace, readCategorySearch } from './category-place.ts';
import { NearbyCategories } from './NearbyCategories.tsx';

const route = getRouteApi('/category/{$category}.html');

/**
 * §2.2 All products of a category. `fault`: the search did not answer, or the category could not be looked
 * up.
 */
export function CategoryPage({ fault }: { readonly fault?: Fault }) {
  const {
    category: { slug, id, pageNo },
  } = route.useParams();
  const query = route.useSearch();
  const search = useMemo(() => readCategorySearch({ slug, id, pageNo }, query), [slug, id, pageNo, query]);
  const place = useMemo(() => categoryPlace({ slug, id }), [slug, id]);
  const { data } = useProductSearchQuery({ variables: searchVariables(search), skip: fault !== undefined });
  if (!fault && data?.searchProducts && data.category === null) return <CategoryNotFound />;
  return (
    <Listing search={search} place={place} heading={CategoryHeading} lead={NearbyCategories} fault={fault} />
  );
}
