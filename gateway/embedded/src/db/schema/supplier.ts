import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/**
 * `city`, `businessType`, the terms and the paragraphs are phrase codes (an imported supplier may have other words).
 * `markets` are country ids, `languages` language codes (§3), `timeZone` an IANA name or '' if unknown. Imported
 * suppliers have an `externalKey`, and an `introduction` by language.
 */
export const supplier = pgTable(
  'supplier',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    category1Id: integer().notNull(),
    countryId: text().notNull(),
    city: text().notNull(),
    port: text().notNull(),
    businessType: text().notNull(),
    paragraphs: text().array().notNull(),
    foundedYear: smallint().notNull(),
    joinedOn: date().notNull(),
    staff: text().notNull(),
    factoryAreaSquareMetres: integer(),
    exportPercent: smallint().notNull(),
    markets: text().array().notNull(),
    answerPercent: smallint(),
    answerHours: real(),
    rating: real().notNull(),
    reviewCount: integer().notNull(),
    verified: boolean().notNull(),
    shipmentTerms: text().array().notNull().default([]),
    paymentTerms: text().array().notNull().default([]),
    samples: text().array().notNull().default([]),
    languages: text().array().notNull().default([]),
    timeZone: text().notNull().default('UTC'),
    introduction: jsonb().$type<Readonly<Record<string, string>>>(),
    externalKey: text(),
  },
  (t): Extra => [index().on(t.countryId), uniqueIndex().on(t.externalKey)],
);

/** A verification of a supplier: what, when, by whom, with which finding. `item` and `finding` are phrase codes. */
export const verification = pgTable(
  'verification',
  {
    supplierId: integer().notNull(),
    position: smallint().notNull(),
    item: text().notNull(),
    finding: text().notNull(),
    checkedOn: date().notNull(),
    inspector: text().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.supplierId, t.position] })],
);

/** A certificate of the supplier itself (ISO 9001) or of its products (CE). */
export const certificate = pgTable(
  'certificate',
  {
    supplierId: integer().notNull(),
    code: text().notNull(),
    firm: boolean().notNull(),
    number: text(),
    issuer: text(),
    validTo: date(),
  },
  (t): Extra => [primaryKey({ columns: [t.supplierId, t.code] }), index().on(t.number)],
);
