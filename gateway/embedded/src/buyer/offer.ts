import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { decimal, idList, inOrder } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';

/** The price tiers of a row, the smallest quantity first. */
export type StepRow = { readonly from: number; readonly price: string };

/** SQL for the price tiers of the product `p`, as JSON. */
export const stepsOfP = `(
  select json_agg(json_build_object('from', s.quantity_from, 'price', s.price::text) order by s.quantity_from)
  from price_step s where s.product_id = p.id
)`;

const select = {
  name: 'offers',
  text: `select p.id, p.currency, p.stock, p.offer_updated_at as changed, ${stepsOfP} as steps from product p where p.id = any($1::int[])`,
};

type Row = { id: number; currency: string; stock: number; changed: Date; steps: StepRow[] | null };

/** The current price and stock; clients poll it, so it reads nothing else. */
export function goodsOffer({ db }: Store): Operation {
  return operation({
    name: 'goodsOffer',
    path: '/goods/getOfferList.json',
    dialect: blade,
    request: z.object({ goodsSpuIds: idList() }),
    async handle({ goodsSpuIds }) {
      const rows = await db.rows<Row>(select, [goodsSpuIds]);
      return inOrder(goodsSpuIds, rows).map(({ id, currency, stock, changed, steps }) => ({
        id: String(id),
        currency,
        ladder: ladderOf(steps),
        stock,
        offerTime: changed.toISOString(),
      }));
    },
  });
}

/** Price tiers in wire format: each ends one below the next; the last has no end. */
export function ladderOf(
  steps: readonly StepRow[] | null,
): { from: number; to: number | null; price: string }[] {
  return (steps ?? []).map(({ from, price }, index, all) => {
    const next = all[index + 1];
    return { from, to: next ? next.from - 1 : null, price: decimal(price) };
  });
}
