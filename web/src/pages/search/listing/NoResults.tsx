import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SearchX } from '#ui/icons.tsx';
import { cleared, conditionsOf } from '#features/search/change.ts';
import type { Facets } from '#features/search/facets.ts';
import { usePlace } from '#features/search/place.ts';
import type { NearWords } from './found.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { useNearProductsQuery } from '#operations/near-products.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { NearCategories } from './NearCategories.tsx';
import { NearGoods } from './NearGoods.tsx';
import { NearSearches } from './NearSearches.tsx';
import { nearVariables } from './near.ts';
import { RfqOffer } from './RfqOffer.tsx';

type Props = {
  readonly search: ProductSearch;
  readonly facets: Facets;
  /** A keyword and certificates that have results. */
  readonly words: NearWords | null;
};

/** No results: shows the nearest products and links to similar searches. */
export function NoResults({ search, facets, words }: Props) {
  const { linkTo, fixed } = usePlace();
  const { data } = useNearProductsQuery({ variables: nearVariables(search, words, fixed) });
  // Without any facet the keyword itself has no results: clearing filters would not help.
  const isNarrowed =
    conditionsOf(search, fixed).length > 0 &&
    facets.some(({ values }) => values.some(({ count }) => count > 0));
  const { keyword } = search;
  return (
    <>
      <div className="grid max-w-2xl gap-3 pt-2 pb-4">
        <SearchX aria-hidden size={32} strokeWidth={1.5} className="text-mute" />
        <h2 className="text-2xl">
          {keyword === undefined && <Trans>No products match these filters</Trans>}
          {keyword !== undefined &&
            (isNarrowed ? (
              <Trans>
                No products found for “<bdi>{keyword}</bdi>” with these filters
              </Trans>
            ) : (
              <Trans>
                No products found for “<bdi>{keyword}</bdi>”
              </Trans>
            ))}
        </h2>
        <NearSearches search={search} facets={facets} near={data} words={words} />
        <div className="flex flex-wrap gap-2 pt-1">
          {isNarrowed && (
            <Link {...linkTo(cleared(search, fixed))} className={buttonStyle({ look: 'primary' })}>
              <Trans>Clear all filters</Trans>
            </Link>
          )}
          <Link to="/categories" className={buttonStyle(isNarrowed ? {} : { look: 'primary' })}>
            <Trans>Browse all categories</Trans>
          </Link>
        </div>
      </div>
      <RfqOffer keyword={keyword} />
      <NearCategories near={data} />
      <NearGoods search={search} near={data} words={words} />
    </>
  );
}
