// Argument checks that GraphQL's types cannot express (§5). All throw CodedError BAD_USER_INPUT that names the
// argument.
import { filtersOf } from '@fairgate/schema/search-filters';
import { invalidArgument } from '../coded-error.ts';
import type { ProductFilter } from '../generated/resolvers.ts';

/** §5: ids are digits. Other values match nothing. */
export function isId(id: string): boolean {
  return /^\d{1,18}$/.test(id);
}

/** An exhibition's id and an exhibitor's number: '801-12'. */
export function isExhibitorId(id: string): boolean {
  return /^\d{1,10}-\d{1,10}$/.test(id);
}

/** Checks a filter: closed lists contain known values, and prices are in the comparison currency. */
export function checkedFilter(filter: ProductFilter): ProductFilter {
  for (const one of filtersOf('products')) {
    if (one.kind !== 'many' || typeof one.values === 'string') continue;
    const known: readonly string[] = one.values;
    if (filter[one.field]?.some((value) => !known.includes(value)))
      invalidArgument(`filter.${one.field}`, `must be of ${known.join(', ')}`);
  }
  for (const name of ['minimumPrice', 'maximumPrice'] as const)
    if (filter[name] && filter[name].currencyCode !== 'USD')
      invalidArgument(`filter.${name}`, 'must be in USD');
  return filter;
}
