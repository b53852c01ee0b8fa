import type { SearchFilter } from '@fairgate/schema/search-filters';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useFormat } from '#ui/format.ts';
import { withValue } from './change.ts';
import { valuesOf } from './facets.ts';
import type { FieldProps } from './field-props.ts';
import { filterTexts } from './filter-texts.ts';
import { FilterSection } from './FilterSection.tsx';

export function FlagField({ filter, draft, apply, facets }: FieldProps<SearchFilter<'flag'>>) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { title, value } = filterTexts[filter.name];
  const count = valuesOf(facets, filter)[0]?.count ?? 0;
  const isChosen = draft[filter.name] === 1;
  if (count === 0 && !isChosen) return null;
  return (
    <FilterSection title={i18n._(title)}>
      <Checkbox
        name={filter.name}
        value="1"
        label={i18n._(value)}
        end={number(count)}
        checked={isChosen}
        onChange={() => apply(withValue(draft, filter.name, { [filter.name]: isChosen ? undefined : 1 }))}
      />
    </FilterSection>
  );
}
