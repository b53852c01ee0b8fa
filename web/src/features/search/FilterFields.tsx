import { filtersOf } from '@fairgate/schema/search-filters';
import type { Facets } from './facets.ts';
import { filterTexts } from './filter-texts.ts';
import { FlagField } from './FlagField.tsx';
import { LimitField } from './LimitField.tsx';
import { ManyField } from './ManyField.tsx';
import { usePlace } from './place.ts';
import type { ProductSearch } from './product-search.ts';
import { useSearchDraft } from './use-search-draft.ts';

type Props = {
  readonly search: ProductSearch;
  readonly facets: Facets;
  /** Changes replace the history entry. */
  readonly replace?: boolean;
  /** Prefix of the fields' ids: the filters are both next to the list and in a sheet. */
  readonly idPrefix: string;
};

const order = Object.keys(filterTexts);

/** All filters with the number of results of each value: any value within a filter, all filters together. */
export function FilterFields({ search, facets, replace = false, idPrefix }: Props) {
  const { of, fixed } = usePlace();
  const [draft, apply] = useSearchDraft(search, { replace });
  const props = { draft, apply, facets, replace, idPrefix };
  return filtersOf(of)
    .filter(({ name }) => !fixed.includes(name))
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .map((filter) => {
      switch (filter.kind) {
        case 'many':
          return <ManyField key={filter.name} filter={filter} {...props} />;
        case 'limit':
          return <LimitField key={filter.name} filter={filter} {...props} />;
        case 'flag':
          return <FlagField key={filter.name} filter={filter} {...props} />;
        // A range is shown with its alternative; the scope of the search is chosen elsewhere.
        case 'range':
        case 'one':
          return null;
      }
    });
}
