// The products last seen on this device, newest first, with the data of their cards, so that they show
// offline.
import type { ProductCardFragment } from '#graphql';
import { deviceList, hasFields, pickFields } from '#platform/device-list.ts';

const maxSeen = 12;
const ttlMs = 30 * 86_400_000;

export type Seen = {
  readonly product: ProductCardFragment;
  /** The language of its texts. */ readonly locale: string;
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
] as const;
const supplierFields = ['__typename', 'id', 'name', 'countryCode', 'yearsOnSite', 'verifications'] as const;

function cardOf(product: ProductCardFragment): ProductCardFragment {
  return {
    ...pickFields(product, cardFields),
    supplier: product.supplier && pickFields(product.supplier, supplierFields),
  };
}

function isSeen(value: unknown): value is Seen {
  return (
    hasFields(value, ['product', 'locale']) &&
    hasFields((value as Seen).product, [
      'id',
      'slug',
      'name',
      'price',
      'unit',
      'minimumOrder',
      'leadTime',
      'rating',
      'supplier',
    ]) &&
    hasFields((value as Seen).product.unit, ['forms'])
  );
}

const list = deviceList('recently-seen', { ttlMs, most: maxSeen, isItem: isSeen });

export const useSeen = list.use;

export function rememberSeen(product: ProductCardFragment, locale: string): void {
  list.update((items) => [
    { product: cardOf(product), locale },
    ...items.filter((one) => one.product.id !== product.id),
  ]);
}

export function forgetSeen(): void {
  list.update(() => []);
}

/** Replaces stored products with newly loaded ones, for example after a language switch. */
export function renewSeen(found: readonly (ProductCardFragment | null)[], locale: string): void {
  const byId = new Map(found.flatMap((product) => (product ? [[product.id, product] as const] : [])));
  list.update((items) =>
    items.map((one) => {
      const product = byId.get(one.product.id);
      return product ? { product: cardOf(product), locale } : one;
    }),
  );
}
