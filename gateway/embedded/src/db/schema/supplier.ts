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
 * `city`, `businessType`, the terms and the paragraphs are codes of phrases (or, of an imported one, words that are none);
 * `markets` are country ids, `languages` codes of languages (§3), `timeZone` a name of the IANA database or '' where nobody said. `externalKey` is
 * there on what somebody imported, `introduction` what it says of itself, by language.
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

/** What was checked at a supplier, when, by whom, and what was found: `item` and `finding` are phrases' codes. */
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

/** A certificate of the firm itself (ISO 9001) or one that its products carry (CE). */
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
