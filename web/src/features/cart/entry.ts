/** A product in a cart, or one of its variants: what is stored and sent. */
export type Entry = {
  readonly productId: string;
  readonly variantId: string | null;
  /** null: the minimum order. */
  readonly quantity: number | null;
};

export type EntryKey = Pick<Entry, 'productId' | 'variantId'>;

export const isSameEntry = (a: EntryKey, b: EntryKey): boolean =>
  a.productId === b.productId && a.variantId === b.variantId;

/** Copies the fields of an entry: an answer has more. */
export const toEntry = ({ productId, variantId, quantity }: Entry): Entry => ({
  productId,
  variantId,
  quantity,
});

export function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, variantId, quantity } = value as Record<keyof Entry, unknown>;
  return (
    typeof productId === 'string' &&
    /^\d{1,18}$/.test(productId) &&
    (variantId === null || (typeof variantId === 'string' && /^\d{1,18}$/.test(variantId))) &&
    (quantity === null || (typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0))
  );
}

/** The entries with this one, in its place or at the end. A missing quantity keeps the one that is there. */
export function withEntry<One extends Entry>(entries: readonly One[], entry: One): readonly One[] {
  const at = entries.findIndex((one) => isSameEntry(one, entry));
  const before = entries[at];
  return before
    ? entries.with(at, { ...entry, quantity: entry.quantity ?? before.quantity })
    : [...entries, entry];
}

export const withoutEntry = <One extends Entry>(entries: readonly One[], key: EntryKey): readonly One[] =>
  entries.filter((one) => !isSameEntry(one, key));
