import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#ui/format.ts';
import type { Condition } from './change.ts';
import { rangeOf, valuesOf, type Facets, type PriceRange } from './facets.ts';
import type { ProductSearch } from './product-search.ts';

/** Names of what the address holds by id. */
export type SearchNames = { readonly category?: string | undefined; readonly supplier?: string | undefined };

/** As <bdi>, for texts that are no markup: an amount in dollars keeps its own order in an Arabic sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

export function usePriceLabel(): (range: PriceRange) => string {
  const { t } = useLingui();
  const format = useFormat();
  const dollars = (value: number) => ({ amount: String(value), currency: 'USD' });
  return ({ priceMin, priceMax }) => {
    if (priceMin !== undefined && priceMax !== undefined)
      return format.roundMoneyRange(dollars(priceMin), dollars(priceMax));
    if (priceMax !== undefined) return t`Up to ${isolated(format.roundMoney(dollars(priceMax)))}`;
    return priceMin === undefined ? t`Any price` : t`From ${isolated(format.roundMoney(dollars(priceMin)))}`;
  };
}

/** What each thing that applies is called. */
export function useConditionLabels(
  search: ProductSearch,
  facets: Facets,
  names: SearchNames,
): (condition: Condition) => string {
  const { t } = useLingui();
  const format = useFormat();
  const priceLabel = usePriceLabel();
  return (condition) => {
    switch (condition.kind) {
      case 'keyword':
        return search.keyword ?? '';
      case 'id':
        return names.category ?? t`One category`;
      case 'supplier':
        return names.supplier ?? t`One supplier`;
      case 'cat':
        return (
          valuesOf(facets, 'CATEGORY', [condition.value]).find(({ value }) => value === condition.value)
            ?.label ?? t`One category`
        );
      case 'country':
        return format.country(condition.value);
      case 'biz':
        return (
          valuesOf(facets, 'BUSINESS_TYPE', [condition.value]).find(({ value }) => value === condition.value)
            ?.label ?? t`One business type`
        );
      case 'cert':
        return condition.value;
      case 'fair':
        return (
          valuesOf(facets, 'EXHIBITION', [condition.value]).find(({ value }) => value === condition.value)
            ?.label ?? t`Trade fairs`
        );
      case 'verified':
        return t`Verified suppliers`;
      case 'moq':
        return t`Minimum order up to ${format.number(search.moq ?? 0)}`;
      case 'price':
        return priceLabel(rangeOf(condition.value));
      case 'priceRange':
        return priceLabel(search);
    }
  };
}
