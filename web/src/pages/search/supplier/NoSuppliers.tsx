import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SearchX } from '#ui/icons.tsx';
import { cleared, conditionsOf } from '#features/search/change.ts';
import type { Facets } from '#features/search/facets.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { useConditionLabels } from '#features/search/use-condition-labels.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { useFormat } from '#ui/format.ts';
import { FewerWords } from '../listing/FewerWords.tsx';
import type { NearWords } from '../listing/found.ts';
import { nearConditions } from '../listing/near-conditions.ts';
import { RfqOffer } from '../listing/RfqOffer.tsx';
import { searchForWords } from '../listing/search-for-words.ts';
import { supplierPlace } from './supplier-search.ts';

type Props = {
  readonly search: ProductSearch;
  readonly facets: Facets;
  /** A keyword and certificates that have results. */
  readonly words: NearWords | null;
};

/** No suppliers: shows which filters to drop, and other searches. */
export function NoSuppliers({ search, facets, words }: Props) {
  const { list } = useFormat();
  const labelOf = useConditionLabels(search, facets, {});
  const { keyword, id } = search;
  // Without any facet the keyword itself has no results.
  const isNarrowed =
    conditionsOf(search).length > 0 && facets.some(({ values }) => values.some(({ count }) => count > 0));
  const nearby = nearConditions('suppliers', search, facets);
  return (
    <>
      <EmptyView
        icon={SearchX}
        title={
          keyword === undefined || isNarrowed ? (
            <Trans>No suppliers match these filters</Trans>
          ) : (
            <Trans>
              No suppliers found for “<bdi>{keyword}</bdi>”
            </Trans>
          )
        }
        actions={
          <>
            {isNarrowed && (
              <Link {...supplierPlace.linkTo(cleared(search))} className={buttonStyle({ look: 'primary' })}>
                <Trans>Clear all filters</Trans>
              </Link>
            )}
            <Link
              to="/search/product"
              search={{ keyword, id }}
              className={buttonStyle(isNarrowed ? {} : { look: 'primary' })}
            >
              <Trans>Search products</Trans>
            </Link>
            <Link to="/categories" className={buttonStyle()}>
              <Trans>Browse all categories</Trans>
            </Link>
          </>
        }
      >
        {!words && nearby.length === 0 ? (
          <Trans>Try fewer or more general words.</Trans>
        ) : (
          <ul className="grid gap-1">
            {words && (
              <li>
                <Link
                  {...supplierPlace.linkTo(searchForWords(words))}
                  className="inline-flex min-h-9 items-center text-ink underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  <FewerWords {...words} />
                </Link>
              </li>
            )}
            {nearby.map(({ conditions, search: wider, count }) => (
              <li key={conditions[0]?.kind}>
                <Link
                  {...supplierPlace.linkTo(wider)}
                  className="inline-flex min-h-9 items-center text-ink underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  <Trans>Remove “{list(conditions.map(labelOf))}”</Trans>
                </Link>
                <span aria-hidden> · </span>
                <span className="figures">
                  <Plural value={count} one="at least # supplier" other="at least # suppliers" />
                </span>
              </li>
            ))}
          </ul>
        )}
      </EmptyView>
      <RfqOffer keyword={keyword} />
    </>
  );
}
