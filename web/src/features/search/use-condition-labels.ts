import { searchFilters, type SearchFilter } from '@fairgate/schema/search-filters';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#ui/format.ts';
import type { Condition } from './change.ts';
import { rangeIn, valuesOf, type Facets } from './facets.ts';
import { filterTexts, type TextContext, type SearchNames } from './filter-texts.ts';
import type { ProductSearch } from './product-search.ts';

export function useTextContext(names: SearchNames = {}): TextContext {
  const { i18n } = useLingui();
  const format = useFormat();
  return { i18n, format, names };
}

export function useConditionLabels(
  search: ProductSearch,
  facets: Facets,
  names: SearchNames,
): (condition: Condition) => string {
  const context = useTextContext(names);
  return (condition) => {
    if (condition.kind === 'keyword') return search.keyword ?? '';
    const filter: SearchFilter = searchFilters[condition.kind];
    switch (filter.kind) {
      case 'one':
        return filterTexts[filter.name].chip(context);
      case 'many': {
        const chosen = 'value' in condition ? condition.value : '';
        const label = valuesOf(facets, filter, [chosen]).find(({ value }) => value === chosen)?.label ?? null;
        return filterTexts[filter.name].value({ value: chosen, label }, context);
      }
      case 'flag':
        return context.i18n._(filterTexts[filter.name].chip);
      case 'limit':
        return filterTexts[filter.name].chip(search[filter.name] ?? 0, context);
      case 'range':
        return filterTexts[filter.name].chip(rangeIn(search, filter), context);
    }
  };
}
