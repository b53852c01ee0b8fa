import type { Database } from './database.ts';
import { lockProducts } from './lock-products.ts';

/** A change of a product's price or stock. Prices are decimal texts; `factor` multiplies all price tiers. */
export type OfferChange = {
  readonly productId: number;
  readonly factor?: number | undefined;
  readonly stock?: number | undefined;
};

export type Offer = {
  readonly productId: number;
  readonly priceFrom: string;
  readonly priceTo: string;
  readonly stock: number;
  readonly changedAt: Date;
};

const decimals = 3;
/** An import locks the products that it changes until it ends. A connection must not wait that long. */
const lockWaitMs = 5_000;

/**
 * Changes price or stock and the time of the change (`offer_updated_at`), so that watching clients see it. Only this
 * function changes them, never a timer; `embedded prices` calls it. Resolves to undefined if there is no such product.
 * Rejects with PostgreSQL's lock_not_available if another transaction is changing the product for longer than 5 s.
 */
export async function changeOffer(
  db: Database,
  { productId, factor = 1, stock }: OfferChange,
): Promise<Offer | undefined> {
  return db.transaction(async (transaction) => {
    await transaction.rows({ text: `select set_config('lock_timeout', '${lockWaitMs}ms', true)` });
    await lockProducts(transaction, [productId]);
    // Prices below a cent stay above zero.
    await transaction.rows(
      {
        text: `update price_step set price = greatest(round(price * $2::numeric, ${decimals}), 0.001) where product_id = $1`,
      },
      [productId, factor],
    );
    const [offer] = await transaction.rows<Offer>(
      {
        text: `
          update product p set stock = coalesce($2::int, stock), offer_updated_at = now(), updated_at = now(),
            price_from = s.low, price_to = s.high
          from (select min(price) as low, max(price) as high from price_step where product_id = $1) s
          where p.id = $1
          returning p.id as "productId", p.price_from::text as "priceFrom", p.price_to::text as "priceTo", p.stock, p.offer_updated_at as "changedAt"`,
      },
      [productId, stock ?? null],
    );
    return offer;
  });
}
