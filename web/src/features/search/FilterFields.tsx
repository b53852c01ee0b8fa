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
  /** Leave no steps in the history. */
  readonly replace?: boolean;
  /** Begins the ids of the fields: filters stand beside the list and in a sheet. */
  readonly idPrefix: string;
};

const order = Object.keys(filterTexts);

/** All filters with what each value would give: any value within one, all of them together. */
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
        // A range stands with its alternative; where one searches is chosen elsewhere.
        case 'range':
        case 'one':
          return null;
      }
    });
}
