// The products to compare, stored with their facts so that the table also opens offline.
import type { ComparedFactsFragment, ProductCardFragment } from '#graphql';
import { deviceList, hasFields, pickFields } from '#platform/device-list.ts';

export const comparedMost = 4;
const ttlMs = 30 * 86_400_000;

export type Compared = {
  readonly product: ProductCardFragment;
  /** Missing until they are loaded. */
  readonly facts?: ComparedFactsFragment;
  /** The language of its texts. */
  readonly locale: string;
  /** When the facts were loaded (ISO 8601); missing in a list that an earlier version stored. */
  readonly storedAt?: string;
};

const cardFields = [
  '__typename',
  'id',
  'slug',
  'name',
  'picture',
  'price',
  'minimumOrder',
  'unit',
  'leadTime',
  'rating',
  'supplier',
] as const;
const factFields = ['__typename', 'id', 'attributes', 'certificates', 'port', 'shipmentTerms'] as const;
const cardOf = (product: ProductCardFragment) => pickFields(product, cardFields);

function isCompared(value: unknown): value is Compared {
  return (
    hasFields(value, ['product', 'locale']) &&
    hasFields((value as Compared).product, [
      'id',
      'slug',
      'name',
      'price',
      'unit',
      'minimumOrder',
      'leadTime',
      'supplier',
    ]) &&
    hasFields((value as Compared).product.unit, ['forms'])
  );
}

const list = deviceList('compared', { ttlMs, most: comparedMost, isItem: isCompared });

export const useCompared = list.use;

/** False when the list is full. */
export function addCompared(product: ProductCardFragment, locale: string): boolean {
  let isAdded = false;
  list.update((items) => {
    const others = items.filter((one) => one.product.id !== product.id);
    isAdded = others.length < comparedMost;
    return isAdded
      ? [...others, { product: cardOf(product), locale, storedAt: new Date().toISOString() }]
      : items;
  });
  return isAdded;
}

export function removeCompared(id: string): void {
  list.update((items) => items.filter(({ product }) => product.id !== id));
}

export function clearCompared(): void {
  list.update(() => []);
}

/** Replaces stored products with newly loaded ones. Products that are no longer offered stay unchanged. */
export function renewCompared(
  found: readonly ((ProductCardFragment & ComparedFactsFragment) | null)[],
  locale: string,
): void {
  const byId = new Map(found.flatMap((product) => (product ? [[product.id, product] as const] : [])));
  const storedAt = new Date().toISOString();
  list.update((items) =>
    items.map((one) => {
      const product = byId.get(one.product.id);
      return product
        ? { product: cardOf(product), facts: pickFields(product, factFields), locale, storedAt }
        : one;
    }),
  );
}
