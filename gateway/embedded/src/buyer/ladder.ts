import { decimal } from '../wire/form.ts';

/** The price tiers of a row, the smallest quantity first. */
export type TierRow = { readonly from: number; readonly price: string };

/** SQL for the price tiers of the product `p`, as JSON. */
export const tiersOfP = `(
  select json_agg(json_build_object('from', s.quantity_from, 'price', s.price::text) order by s.quantity_from)
  from price_step s where s.product_id = p.id
)`;

/** Price tiers in wire format: each ends one below the next; the last has no end. */
export function ladderOf(
  tiers: readonly TierRow[] | null,
): { from: number; to: number | null; price: string }[] {
  return (tiers ?? []).map(({ from, price }, index, all) => {
    const next = all[index + 1];
    return { from, to: next ? next.from - 1 : null, price: decimal(price) };
  });
}
