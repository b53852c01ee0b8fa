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
 * A product with all language-independent data (`englishName` is for addresses, §2.1). The columns that buyers filter
 * by are in this table, so that a search with all its counts reads it once. Price and stock change together with
 * `offerUpdatedAt`: see db/offer.ts. `quality` orders equal matches. Imported products have an `externalKey`
 * (src/catalogue). `updatedAt` changes with any data of the product, so that an index can query newer ones.
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
 * A title in each language. Products with the same name share it, which are most of them in a marketplace of resellers:
 * a million products have as many rows here as distinct titles. Products with one title have the same `type`,
 * `category2Id` and `tags`. The view `product_text` (lang, product_id, title) reads as if each product had its own.
 */
export const productTitle = pgTable(
  'product_title',
  { lang: text().notNull(), titleId: integer().notNull(), title: text().notNull() },
  (t): Extra => [primaryKey({ columns: [t.lang, t.titleId] })],
);

/** Price tiers. The code writes a table by the name of its export, and this one is `price_step`. */
export const priceStep = pgTable(
  'price_step',
  { productId: integer().notNull(), quantityFrom: integer().notNull(), price: money().notNull() },
  (t): Extra => [primaryKey({ columns: [t.productId, t.quantityFrom] })],
);

/**
 * The texts of an imported product, in the languages of its owner; "" and null are missing values. The titles in all
 * languages are in `product_text`; a language without a title repeats another one's.
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

/**
 * `file` is a name below /images/ of the buyer service; `source` is the source of an imported picture. Position 0 is
 * the main picture.
 */
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

/** `value` is a phrase code, a number or, if `literal`, a text that is the same in every language (IP68, MC4). */
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
