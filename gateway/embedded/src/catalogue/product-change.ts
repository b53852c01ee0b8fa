import { isDeepStrictEqual } from 'node:util';
import { defaultsOf, mergeValues } from './columns/column.ts';
import { productColumns, type ProductValues } from './columns/product-columns.ts';
import { type MergedVariant, mergedVariants } from './merge-variants.ts';
import type { Picture } from './picture-store.ts';
import type { GivenRow } from './read-row.ts';
import type { StoredProduct } from './stored-products.ts';
import type { CatalogueSupplier } from './suppliers.ts';

/** A product to be written. */
export type ProductChange = {
  readonly id: number;
  readonly key: string;
  readonly isNew: boolean;
  readonly values: ProductValues;
  readonly pictures: readonly Picture[];
  readonly variants: readonly MergedVariant[];
  readonly supplier: CatalogueSupplier;
  /** The time of the last price or stock change; undefined if they change now. */
  readonly offerUpdatedAt: Date | undefined;
  /** A new id whenever the title, or another searched field, changes: an index detects changes by it (table product_title). */
  readonly titleId: number;
  /** The previous one, if it has changed. */
  readonly oldTitleId: number | undefined;
};

type Comparison = {
  readonly row: GivenRow;
  readonly before: StoredProduct | undefined;
  readonly supplier: CatalogueSupplier;
  readonly pictures: readonly Picture[] | undefined;
  readonly today: string;
  newId(): number;
};

const offerColumns = ['prices', 'currency', 'stock'] as const;
const titleColumns = ['name', 'category', 'tags', 'type'] as const;

/** The change that a row makes (`today` as YYYY-MM-DD); undefined if nothing changes. */
export function changeOf({
  row,
  before,
  supplier,
  pictures = before?.pictures ?? [],
  today,
  newId,
}: Comparison): ProductChange | undefined {
  const variants = mergedVariants(row.variants, before?.variants ?? []);
  const values = withStockOf(variants, mergedValues(row.product, before?.values, today));
  const differs = (names: readonly (keyof ProductValues)[]): boolean =>
    names.some((name) => !isDeepStrictEqual(values[name], before?.values[name]));
  const moved = supplier.id !== before?.supplierId;
  if (
    before &&
    !moved &&
    !differs(Object.keys(values) as (keyof ProductValues)[]) &&
    isDeepStrictEqual(pictures, before.pictures) &&
    isDeepStrictEqual(variants, before.variants)
  )
    return undefined;
  const id = before?.id ?? newId();
  const retitled = before && differs(titleColumns);
  return {
    id,
    titleId: !before ? id : retitled ? newId() : before.titleId,
    oldTitleId: retitled ? before.titleId : undefined,
    key: row.key,
    isNew: !before,
    values,
    pictures,
    variants,
    supplier,
    offerUpdatedAt:
      before && !differs(offerColumns) && isDeepStrictEqual(offersOf(variants), offersOf(before.variants))
        ? before.offerUpdatedAt
        : undefined,
  };
}

const offersOf = (variants: readonly MergedVariant[]) =>
  variants.map(({ id, prices, stock }) => ({ id, prices, stock }));

/** The stock of a product with variants is their sum. */
function withStockOf(variants: readonly MergedVariant[], values: ProductValues): ProductValues {
  return variants.length === 0
    ? values
    : { ...values, stock: variants.reduce((sum, { stock }) => sum + stock, 0) };
}

function mergedValues(
  given: GivenRow['product'],
  before: ProductValues | undefined,
  today: string,
): ProductValues {
  const known = before ?? defaultsOf(productColumns);
  // A new product without a required column has been rejected.
  const values = mergeValues(productColumns, known, given) as ProductValues;
  return { ...values, listed_on: values.listed_on || before?.listed_on || today };
}
