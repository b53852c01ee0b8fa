import type { SearchFilter } from '@fairgate/schema/search-filters';
import { withValue } from './change.ts';
import { ChoiceLinks } from './ChoiceLinks.tsx';
import { valuesOf } from './facets.ts';
import type { FieldProps } from './field-props.ts';
import { filterTexts } from './filter-texts.ts';
import { FilterSection } from './FilterSection.tsx';
import { useTextContext } from './use-condition-labels.ts';

/** A filter with one upper bound: of several bounds the largest would win, as it contains the others. */
export function LimitField({ filter, draft, facets, replace }: FieldProps<SearchFilter<'limit'>>) {
  const context = useTextContext();
  const { title, value: nameOf } = filterTexts[filter.name];
  const chosen = draft[filter.name];
  const bounds = valuesOf(facets, filter, chosen === undefined ? [] : [String(chosen)]);
  if (bounds.length === 0) return null;
  return (
    <FilterSection title={context.i18n._(title)}>
      <ChoiceLinks
        replace={replace}
        choices={bounds.map(({ value, count }) => {
          const most = Number(value);
          const isChosen = chosen === most;
          return {
            key: value,
            label: nameOf(most, context),
            count,
            isChosen,
            search: withValue(draft, filter.name, { [filter.name]: isChosen ? undefined : most }),
          };
        })}
      />
    </FilterSection>
  );
}
