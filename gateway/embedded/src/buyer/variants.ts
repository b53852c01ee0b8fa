// The variants of a product in wire format.
import { type Choice, formatChoice } from '../texts/option.ts';
import type { Measure } from '../texts/measure.ts';
import type { Phrases } from '../texts/phrases.ts';
import { ladderOf, type TierRow } from './ladder.ts';

/** `tiers` is null for a variant with the ladder of its product. */
export type VariantRow = {
  readonly id: number;
  readonly sku: string;
  readonly choices: readonly number[];
  readonly stock: number;
  readonly picture: number | null;
  readonly tiers: readonly TierRow[] | null;
};

export type OptionRow = { readonly key: string; readonly values: readonly Measure[] };

/** SQL for the variants of the product `p`, as JSON. */
export const variantsOfP = `(
  select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'choices', v.choices, 'stock', v.stock, 'picture', v.picture_position, 'tiers', (
    select json_agg(json_build_object('from', s.quantity_from, 'price', s.price::text) order by s.quantity_from)
    from variant_price_step s where s.variant_id = v.id)) order by v.position)
  from product_variant v where v.product_id = p.id
)`;

/** SQL for the options of the product `p`, as JSON. */
export const optionsOfP = `(
  select json_agg(json_build_object('key', o.key, 'values', o.values) order by o.position)
  from product_option o where o.product_id = p.id
)`;

/** Price and stock of a variant; its ladder is that of the product when it has none of its own. */
export function variantOffer({ id, stock, tiers }: VariantRow, ofProduct: readonly TierRow[] | null) {
  return { id: String(id), ladder: ladderOf(tiers ?? ofProduct), stock };
}

/** A variant with all its facts. `picture` is the position of one of the product's pictures. */
export function formatVariant(row: VariantRow, ofProduct: readonly TierRow[] | null) {
  const { sku, choices, picture } = row;
  return { ...variantOffer(row, ofProduct), sku, choices, picture };
}

/** An option with its values in words. */
export function formatOption(phrases: Phrases, { key, values }: OptionRow) {
  const choices = values.map((value): Choice => ({ key, ...value }));
  return {
    key,
    name: phrases.textOf('attributes', key),
    values: choices.map((choice) => formatChoice(phrases, choice).value),
  };
}
