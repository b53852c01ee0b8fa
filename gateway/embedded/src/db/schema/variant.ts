import { index, integer, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Measure } from '../../texts/measure.ts';
import type { Extra } from './column.ts';

/**
 * What a buyer chooses of a product, such as its colour. `key` is the code of an attribute's name, or a name as the owner
 * wrote it.
 */
export const productOption = pgTable(
  'product_option',
  {
    productId: integer().notNull(),
    position: smallint().notNull(),
    key: text().notNull(),
    values: jsonb().$type<readonly Measure[]>().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.productId, t.position] })],
);

/**
 * A combination of option values that the supplier makes, with its own number (`sku`), unique within the product, and its own stock. The product's
 * stock is the sum. `choices` has the position of the value of each option, in the order of the options. `picturePosition` is one
 * of the product's pictures. Lines of people refer to variants by id, so the id of a variant never changes.
 */
export const productVariant = pgTable(
  'product_variant',
  {
    id: integer().primaryKey(),
    productId: integer().notNull(),
    position: smallint().notNull(),
    sku: text().notNull(),
    choices: smallint().array().notNull(),
    stock: integer().notNull(),
    picturePosition: smallint(),
  },
  (t): Extra => [index().on(t.productId), index().on(t.sku)],
);

/** The price ladder of a variant; one without rows has that of the product. */
export const variantPriceStep = pgTable(
  'variant_price_step',
  {
    variantId: integer().notNull(),
    quantityFrom: integer().notNull(),
    price: numeric({ precision: 12, scale: 3 }).notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.variantId, t.quantityFrom] })],
);
