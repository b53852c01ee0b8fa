// The products that a person wants to compare, with their facts, so that the table opens without a network too.
import type { ComparedFactsFragment, ProductCardFragment } from '#graphql';
import { deviceList, hasFields, only } from '#platform/device-list.ts';

export const comparedMost = 4;
const ttlMs = 30 * 86_400_000;

export type Compared = {
  readonly product: ProductCardFragment;
  /** Missing until they have been asked for. */
  readonly facts?: ComparedFactsFragment;
  /** The language of its texts. */
  readonly locale: string;
  /** When it was like this (ISO 8601). */
  readonly keptAt: string;
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
const cardOf = (product: ProductCardFragment) => only(product, cardFields);

function isCompared(value: unknown): value is Compared {
  return (
    hasFields(value, ['product', 'locale', 'keptAt']) &&
    hasFields((value as Compared).product, [
      'id',
      'slug',
      'name',
      'price',
      'unit',
      'minimumOrder',
      'leadTime',
      'supplier',
    ])
  );
}

const list = deviceList('compared', { ttlMs, most: comparedMost, isItem: isCompared });

export const useCompared = list.use;

/** False when there is no room for one more. */
export function addCompared(product: ProductCardFragment, locale: string): boolean {
  const others = list.read().filter((one) => one.product.id !== product.id);
  if (others.length >= comparedMost) return false;
  list.write([...others, { product: cardOf(product), locale, keptAt: new Date().toISOString() }]);
  return true;
}

export function removeCompared(id: string): void {
  list.write(list.read().filter(({ product }) => product.id !== id));
}

export function clearCompared(): void {
  list.write([]);
}

/** Puts what was asked for anew in the place of what was kept. What is not offered any more stays as it was. */
export function renewCompared(
  found: readonly ((ProductCardFragment & ComparedFactsFragment) | null)[],
  locale: string,
): void {
  const byId = new Map(found.flatMap((product) => (product ? [[product.id, product] as const] : [])));
  const keptAt = new Date().toISOString();
  list.write(
    list.read().map((one) => {
      const product = byId.get(one.product.id);
      return product ? { product: cardOf(product), facts: only(product, factFields), locale, keptAt } : one;
    }),
  );
}
