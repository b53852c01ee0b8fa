import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../db/database.ts';
import type { RowOf } from '../db/demo/rows.ts';
import { insert } from '../db/insert.ts';
import type { Measure } from '../texts/measure.ts';
import type { Choice } from '../texts/option.ts';
import { nextIds } from './ids.ts';
import type { MergedVariant } from './merge-variants.ts';
import type { ProductChange } from './product-change.ts';

const parts = [
  'variant_price_step where variant_id in (select id from product_variant where product_id = any($1::int[]))',
  'product_variant where product_id = any($1::int[])',
  'product_option where product_id = any($1::int[])',
];

/** Removes options and variants of products. */
export async function removeVariants(db: Transaction, products: readonly number[]): Promise<void> {
  for (const part of parts)
    await db.rows({ name: `remove ${part}`.slice(0, 40), text: `delete from ${part}` }, [products]);
}

/** Writes options and variants of products that have none yet, or whose old ones are removed. A known variant has its old id. */
export async function writeVariants(db: Transaction, changes: readonly ProductChange[]): Promise<void> {
  const fresh = changes.flatMap(({ variants }) => variants).filter(({ id }) => id === undefined);
  const ids = await nextIds(db, fresh.length);
  const idOf = new Map(fresh.map((variant, place) => [variant, ids[place] ?? 0]));
  const rows = changes.flatMap((change) =>
    change.variants.map((variant, position) => ({
      variant,
      id: variant.id ?? idOf.get(variant) ?? 0,
      position,
      change,
    })),
  );
  await insert(
    db,
    'productOption',
    changes.flatMap(({ id, variants }) =>
      optionsOf(variants).map((option, position) => ({ productId: id, position, ...option })),
    ),
  );
  await insert(
    db,
    'productVariant',
    rows.map(({ id, variant, position, change }) => ({
      id,
      productId: change.id,
      position,
      sku: variant.sku,
      choices: choicesOf(variant, change.variants),
      stock: variant.stock,
      picturePosition: pictureOf(variant, change),
    })),
  );
  await insert(
    db,
    'variantPriceStep',
    rows.flatMap(({ id, variant }) =>
      variant.prices.map(({ quantity, price }) => ({ variantId: id, quantityFrom: quantity, price })),
    ),
  );
}

const measureOf = ({ key: _, ...measure }: Choice): Measure => measure;

/** Each option with its values in the order in which the variants name them. */
function optionsOf(variants: readonly MergedVariant[]): Pick<RowOf<'productOption'>, 'key' | 'values'>[] {
  return (variants[0]?.options ?? []).map(({ key }, place) => ({ key, values: valuesOf(variants, place) }));
}

function valuesOf(variants: readonly MergedVariant[], place: number): Measure[] {
  const all = variants.flatMap(({ options }) => options[place] ?? []);
  return [...new Map(all.map((choice) => [choice.value, measureOf(choice)])).values()];
}

function choicesOf(variant: MergedVariant, variants: readonly MergedVariant[]): number[] {
  return variant.options.map((choice, place) =>
    valuesOf(variants, place).findIndex((value) => isDeepStrictEqual(value, measureOf(choice))),
  );
}

function pictureOf({ image }: MergedVariant, { pictures }: ProductChange): number | null {
  const found = image === '' ? -1 : pictures.findIndex(({ source }) => source === image);
  return found < 0 ? null : found;
}
