import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NearProductsQuery } from '#graphql';
import type { Facets } from '#features/search/facets.ts';
import { usePlace } from '#features/search/place.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { useConditionLabels } from '#features/search/use-condition-labels.ts';
import { useFormat } from '#ui/format.ts';
import { FewerWords } from './FewerWords.tsx';
import type { NearWords } from './found.ts';
import { nearConditions } from './near-conditions.ts';
import { searchForWords } from './search-for-words.ts';

type Props = {
  readonly search: ProductSearch;
  readonly facets: Facets;
  readonly near: NearProductsQuery | undefined;
  readonly words: NearWords | null;
};

/** Searches similar to the one without results, with the number of results of each. */
export function NearSearches({ search, facets, near, words: fewer }: Props) {
  const { list } = useFormat();
  const labelOf = useConditionLabels(search, facets, {});
  // A certificate is not a typing error: RoHS is not corrected to ropes.
  const meant = fewer?.certificates.length ? [] : (near?.searchSuggestions ?? []);
  const words = meant.filter(
    ({ kind, text }) => kind === 'KEYWORD' && text.toLowerCase() !== search.keyword?.toLowerCase(),
  );
  const { of, fixed } = usePlace();
  const conditions = nearConditions(of, search, facets, fixed);
  if (conditions.length + words.length === 0 && !fewer)
    return (
      <p className="text-mute">
        <Trans>Try fewer or more general words.</Trans>
      </p>
    );
  return (
    <ul className="grid gap-1">
      {fewer && (
        <Near search={searchForWords(fewer)} total={near?.fewer?.totalCount}>
          <FewerWords {...fewer} />
        </Near>
      )}
      {conditions.map((one) => (
        <Near key={one.conditions[0]?.kind} search={one.search} count={one.count}>
          <Trans>Remove “{list(one.conditions.map(labelOf))}”</Trans>
        </Near>
      ))}
      {words.slice(0, 4).map(({ text }) => (
        <Near key={text} search={{ keyword: text }}>
          <Trans>
            Search for “<bdi>{text}</bdi>”
          </Trans>
        </Near>
      ))}
    </ul>
  );
}

type NearProps = {
  readonly search: ProductSearch;
  /** The minimum number of products. */
  readonly count?: number;
  /** The exact number of products. */
  readonly total?: number | undefined;
  readonly children: ReactNode;
};

function Near({ search, count, total, children }: NearProps) {
  const { linkTo } = usePlace();
  return (
    <li>
      <Link
        {...linkTo(search)}
        className="inline-flex min-h-9 flex-wrap items-center gap-x-2 text-ink underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {/* One flex item: quotation marks stay with their word. */}
        <span>{children}</span>
      </Link>
      {(count !== undefined || total !== undefined) && <span aria-hidden> · </span>}
      {count !== undefined && (
        <span className="figures">
          <Plural value={count} one="at least # product" other="at least # products" />
        </span>
      )}
      {total !== undefined && (
        <span className="figures">
          <Plural value={total} one="# product" other="# products" />
        </span>
      )}
    </li>
  );
}
