import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const money = () => numeric({ precision: 12, scale: 3 });

/**
 * A product with all that does not depend on a language (`englishName` is for addresses, §2.1). What buyers filter
 * by stands on the row itself, so that a search with all its counts reads this table once.
 * Price and stock change together with `offerUpdatedAt`: see db/offer.ts. `quality` orders equally good matches.
 * `externalKey` is there on what somebody imported (src/catalogue); `updatedAt` moves with every change of anything of
 * the product, so that whatever indexes products can ask for what is newer.
 */
export const product = pgTable(
  'product',
  {
    id: integer().primaryKey(),
    titleId: integer().notNull(),
    supplierId: integer().notNull(),
    category1Id: integer().notNull(),
    category2Id: integer().notNull(),
    countryId: text().notNull(),
    englishName: text().notNull(),
    type: text().notNull(),
    line: smallint().notNull(),
    colour: text().notNull(),
    hsCode: text().notNull(),
    unit: text().notNull(),
    port: text().notNull(),
    minimumOrder: integer().notNull(),
    leadDaysFrom: smallint().notNull(),
    leadDaysTo: smallint().notNull(),
    weightKg: doublePrecision(),
    cartonUnits: integer(),
    cartonLengthCm: doublePrecision(),
    cartonWidthCm: doublePrecision(),
    cartonHeightCm: doublePrecision(),
    cartonWeightKg: doublePrecision(),
    certificates: text().array().notNull(),
    tags: text().array().notNull(),
    paragraphs: text().array().notNull(),
    verified: boolean().notNull(),
    rating: real().notNull(),
    reviewCount: integer().notNull(),
    quality: real().notNull(),
    listedOn: date().notNull(),
    currency: text().notNull(),
    priceFrom: money().notNull(),
    priceTo: money().notNull(),
    stock: integer().notNull(),
    offerUpdatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    externalKey: text(),
  },
  (t): Extra => [
    index().on(t.supplierId),
    index().on(t.category2Id),
    index().on(t.type),
    index().on(t.titleId),
    index().on(t.updatedAt),
    uniqueIndex().on(t.externalKey),
  ],
);

/**
 * A title in each language. Products that are called the same, in a marketplace of resellers most of them, share it: a
 * million products have as many rows here as they have different titles. Products with one title have one `type` and one
 * `category2Id` and the same `tags`. The view `product_text` (lang, product_id, title) reads as if each had its own.
 */
export const productTitle = pgTable(
  'product_title',
  { lang: text().notNull(), titleId: integer().notNull(), title: text().notNull() },
  (t): Extra => [primaryKey({ columns: [t.lang, t.titleId] })],
);

export const priceStep = pgTable(
  'price_step',
  { productId: integer().notNull(), quantityFrom: integer().notNull(), price: money().notNull() },
  (t): Extra => [primaryKey({ columns: [t.productId, t.quantityFrom] })],
);

/**
 * What an imported product says of itself, in the languages that its owner gave; "" and null where nothing was given.
 * The titles of all languages stand in `product_text`, where a language without one repeats another's.
 */
export const ownText = pgTable(
  'own_text',
  {
    productId: integer().notNull(),
    lang: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    attributes: jsonb().$type<readonly { readonly name: string; readonly value: string }[]>(),
  },
  (t): Extra => [primaryKey({ columns: [t.productId, t.lang] })],
);

/** `file` is a name below /images/ of the buyer service; `source` is what an imported one was made of. Position 0 is the main picture. */
export const picture = pgTable(
  'picture',
  {
    productId: integer().notNull(),
    position: smallint().notNull(),
    file: text().notNull(),
    width: smallint().notNull(),
    height: smallint().notNull(),
    source: text(),
  },
  (t): Extra => [primaryKey({ columns: [t.productId, t.position] })],
);

/** `value` is a phrase's code, a number or, where `literal`, text that is the same in every language (IP68, MC4). */
export const attribute = pgTable(
  'attribute',
  {
    productId: integer().notNull(),
    position: smallint().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    unit: text(),
    literal: boolean().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.productId, t.position] })],
);

/** `text` is a phrase of the kind `reviews`. */
export const review = pgTable(
  'review',
  {
    productId: integer().notNull(),
    position: smallint().notNull(),
    score: smallint().notNull(),
    text: text().notNull(),
    buyer: text().notNull(),
    countryId: text().notNull(),
    quantity: integer().notNull(),
    writtenOn: date().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.productId, t.position] })],
);
