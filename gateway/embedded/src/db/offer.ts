import type { Database } from './database.ts';

/** A change to what a product costs or how much of it there is. Prices are decimal texts; `factor` multiplies all steps. */
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

/**
 * Changes price or stock and says when (`offer_updated_at`), so that whoever watches the product sees it. This is the
 * only way in which they change, and never by a timer: `embedded prices` comes here, and quotations once there are any.
 * Resolves to undefined when there is no such product.
 */
export async function changeOffer(
  db: Database,
  { productId, factor = 1, stock }: OfferChange,
): Promise<Offer | undefined> {
  return db.transaction(async (transaction) => {
    // Steps of a fraction of a cent stay above nothing.
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
