import type { SearchFilter } from '@fairgate/schema/search-filters';
import { toggled, withValue } from './change.ts';
import { FacetCheckboxes } from './FacetCheckboxes.tsx';
import { rangeIn, valuesOf } from './facets.ts';
import type { FieldProps } from './field-props.ts';
import { filterTexts } from './filter-texts.ts';
import { alternativesOf, isSet } from './filter-values.ts';
import { FilterSection } from './FilterSection.tsx';
import { usePlace } from './place.ts';
import { RangeFields } from './RangeFields.tsx';
import { useTextContext } from './use-condition-labels.ts';

/** A filter that takes several values (any of them matches), with the range that can replace them. */
export function ManyField({ filter, draft, apply, facets, idPrefix }: FieldProps<SearchFilter<'many'>>) {
  const context = useTextContext();
  const { fixed } = usePlace();
  const { title, value: nameOf } = filterTexts[filter.name];
  const chosen = draft[filter.name] ?? [];
  const values = valuesOf(facets, filter, chosen);
  const range = alternativesOf(filter).find((other) => other.kind === 'range');
  // A category of level 2 offers only itself.
  const isOnlyItself =
    'within' in filter && fixed.includes(filter.within) && values.length === 1 && chosen.length === 0;
  const hasValues = values.length > 0 && !isOnlyItself;
  if (!hasValues && !(range && isSet(draft, range))) return null;
  return (
    <FilterSection title={context.i18n._(title)}>
      {hasValues && (
        <FacetCheckboxes
          name={filter.name}
          values={values}
          chosen={chosen}
          labelOf={(value) => nameOf(value, context)}
          onToggle={(value) => apply(toggled(draft, filter.name, value))}
        />
      )}
      {range && (
        <RangeFields
          filter={range}
          idPrefix={idPrefix}
          range={rangeIn(draft, range)}
          onApply={({ from, to }) =>
            apply(withValue(draft, range.name, { [range.from.parameter]: from, [range.to.parameter]: to }))
          }
        />
      )}
    </FilterSection>
  );
}
