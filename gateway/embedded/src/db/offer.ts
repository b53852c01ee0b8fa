import type { Database, Transaction } from './database.ts';
import { lockProducts } from './lock-products.ts';

/**
 * A change of price or stock: of one variant, or of a product with the prices of all its variants. `factor` multiplies all price
 * tiers. A product with variants has no stock of its own.
 */
export type OfferChange = {
  readonly productId: number;
  readonly variantId?: number | undefined;
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

// A variant with the product's ladder gets its own, which then changes alone.
const copyLadder = `
  insert into variant_price_step (variant_id, quantity_from, price)
  select $2::int, quantity_from, price from price_step
  where product_id = $1 and not exists (select from variant_price_step where variant_id = $2::int)`;
const factored = (factor: string): string =>
  // Prices below a cent stay above zero.
  `greatest(round(price * ${factor}::numeric, ${decimals}), 0.001)`;
const changeProductPrices = `update price_step set price = ${factored('$2')} where product_id = $1`;
const changeVariantPrices = `
  update variant_price_step set price = ${factored('$2')}
  where variant_id in (select id from product_variant where product_id = $1 and ($3::int is null or id = $3))`;
const changeVariantStock = 'update product_variant set stock = $3 where product_id = $1 and id = $2';

/** A product's range covers the ladders that somebody can buy at; its stock is that of its variants. */
const summarise = `
  update product p set stock = coalesce((select sum(v.stock)::int from product_variant v where v.product_id = p.id), $2::int, p.stock),
    offer_updated_at = now(), updated_at = now(), price_from = s.low, price_to = s.high
  from (
    select min(price) as low, max(price) as high from (
      select q.price from price_step q where q.product_id = $1 and (
        not exists (select from product_variant v where v.product_id = $1)
        or exists (select from product_variant v where v.product_id = $1 and not exists (select from variant_price_step w where w.variant_id = v.id)))
      union all
      select w.price from variant_price_step w join product_variant v on v.id = w.variant_id where v.product_id = $1
    ) all_prices
  ) s
  where p.id = $1
  returning p.id as "productId", p.price_from::text as "priceFrom", p.price_to::text as "priceTo", p.stock, p.offer_updated_at as "changedAt"`;

/**
 * Changes price or stock and the time of the change (`offer_updated_at`), so that watching clients see it. Only this
 * function changes them, never a timer; `embedded prices` calls it. Resolves to undefined if there is no such product or variant.
 * Rejects with PostgreSQL's lock_not_available if another transaction is changing the product for longer than 5 s.
 */
export async function changeOffer(
  db: Database,
  { productId, variantId, factor = 1, stock }: OfferChange,
): Promise<Offer | undefined> {
  return db.transaction(async (transaction) => {
    await transaction.rows({ text: `select set_config('lock_timeout', '${lockWaitMs}ms', true)` });
    await lockProducts(transaction, [productId]);
    if (variantId !== undefined && !(await hasVariant(transaction, productId, variantId))) return undefined;
    if (factor !== 1) {
      if (variantId === undefined) await transaction.rows({ text: changeProductPrices }, [productId, factor]);
      else await transaction.rows({ text: copyLadder }, [productId, variantId]);
      await transaction.rows({ text: changeVariantPrices }, [productId, factor, variantId ?? null]);
    }
    if (variantId !== undefined && stock !== undefined)
      await transaction.rows({ text: changeVariantStock }, [productId, variantId, stock]);
    const [offer] = await transaction.rows<Offer>({ text: summarise }, [productId, stock ?? null]);
    return offer;
  });
}

/** What a sale takes from the stock; of a product with variants nothing when none is named. */
export type Sold = {
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
};

const ofProduct = 'where id = $1';
const ofVariant = 'where product_id = $1 and id = $3';
const statements = {
  take: { name: 'take stock', set: 'stock = greatest(stock - $2::int, 0)', and: '' },
  takeAll: { name: 'take all of the stock', set: 'stock = stock - $2::int', and: ' and stock >= $2::int' },
  giveBack: {
    name: 'give stock back',
    set: 'stock = least(stock::bigint + $2::int, 2147483647)::int',
    and: '',
  },
} as const;

/** Resolves to whether a row has changed. */
async function changeStock(
  db: Transaction,
  { productId, variantId, quantity }: Sold,
  { name, set, and }: (typeof statements)[keyof typeof statements],
): Promise<boolean> {
  await db.rows({ text: `select set_config('lock_timeout', '${lockWaitMs}ms', true)` });
  await lockProducts(db, [productId]);
  const changed =
    variantId === null
      ? await db.rows(
          { name: `${name} of product`, text: `update product set ${set} ${ofProduct}${and} returning id` },
          [productId, quantity],
        )
      : await db.rows(
          {
            name: `${name} of variant`,
            text: `update product_variant set ${set} ${ofVariant}${and} returning id`,
          },
          [productId, quantity, variantId],
        );
  if (changed.length > 0) await db.rows({ text: summarise }, [productId, null]);
  return changed.length > 0;
}

/** Takes a sold quantity from the stock, as far as there is any, within the transaction of the sale. */
export async function takeStock(db: Transaction, sold: Sold): Promise<void> {
  await changeStock(db, sold, statements.take);
}

/** Takes a sold quantity if the stock is enough; otherwise nothing. Resolves to whether it has. */
export const takeWholeStock = (db: Transaction, sold: Sold): Promise<boolean> =>
  changeStock(db, sold, statements.takeAll);

/** The sale does not take place. */
export async function giveStockBack(db: Transaction, sold: Sold): Promise<void> {
  await changeStock(db, sold, statements.giveBack);
}

const stockLeft = {
  name: 'stock that is left',
  text: `
    select coalesce((select v.stock from product_variant v where v.product_id = p.id and v.id = $2), p.stock) as stock
    from product p where p.id = $1`,
};

/** The stock of a product or its variant; 0 if it is not there. */
export async function stockOf(
  db: Transaction,
  { productId, variantId }: Omit<Sold, 'quantity'>,
): Promise<number> {
  const [row] = await db.rows<{ stock: number }>(stockLeft, [productId, variantId]);
  return row?.stock ?? 0;
}

/** SQL: whether the product `p` has the variant of a parameter, or none is given. */
export const isOwnVariant = (parameter: string): string =>
  `(${parameter}::int is null or exists (select from product_variant v where v.product_id = p.id and v.id = ${parameter}::int))`;

/** Whether the product has the variant; without `variantId`, whether it has any. */
export async function hasVariant(db: Transaction, productId: number, variantId?: number): Promise<boolean> {
  const [found] = await db.rows<{ any: boolean }>(
    {
      text: 'select exists (select from product_variant where product_id = $1 and ($2::int is null or id = $2)) as any',
    },
    [productId, variantId ?? null],
  );
  return found?.any === true;
}
