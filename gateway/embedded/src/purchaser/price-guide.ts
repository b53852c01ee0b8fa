import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { decimal, idText, toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';

const offersAtLeast = 3;

// Each offer of the same type counts once, with the price tier of this quantity.
const select = {
  name: 'price guide',
  text: `
    select count(*)::int as offers, min(price)::text as low, percentile_disc(0.5) within group (order by price)::text as median,
      max(price)::text as high, min(currency) as currency
    from (
      select q.currency, (select s.price from price_step s where s.product_id = q.id and s.quantity_from <= $2
        order by s.quantity_from desc limit 1) as price
      from product p join product q on q.type = p.type and q.currency = p.currency and q.minimum_order <= $2
      where p.id = $1
    ) offer`,
};

type Row = {
  offers: number;
  low: string | null;
  median: string | null;
  high: string | null;
  currency: string | null;
};

/**
 * The market price of the product type in this quantity; null if there are so few offers that it would reveal one
 * supplier's price.
 */
export function priceGuide({ db }: Store): Operation {
  return operation({
    name: 'priceGuide',
    path: '/blade-purchaser/v1/price/guide',
    dialect: blade,
    request: z.object({ goodsSpuId: idText, quantity: z.int().positive().max(1_000_000_000) }),
    async handle({ goodsSpuId, quantity }) {
      const [row] = await db.rows<Row>(select, [toId(goodsSpuId) ?? 0, quantity]);
      if (!row?.low || !row.median || !row.high || row.offers < offersAtLeast) return null;
      return {
        quantity,
        offers: row.offers,
        currency: row.currency,
        low: decimal(row.low),
        median: decimal(row.median),
        high: decimal(row.high),
      };
    },
  });
}
