import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';

const firstId = 100_001;

/**
 * §3 Pre-registration of a person for an exhibition: one for each email, without case. Registrations are kept when the
 * demo data are replaced (db/demo/tables.ts); so the ids of exhibitions have no foreign key.
 */
export const registration = pgTable(
  'registration',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: firstId }),
    exhibitionId: integer().notNull(),
    badgeNo: text().notNull(),
    email: text().notNull(),
    contactName: text().notNull(),
    companyName: text().notNull(),
    companyWebsite: text(),
    /** ISO 3166 code of two letters. */
    countryId: text().notNull(),
    dialingCode: text(),
    mobile: text(),
    jobTitle: text(),
    businessTypes: text().array().notNull(),
    purposes: text().array().notNull(),
    tagCodes: text().array().notNull(),
    /** Products of interest in the person's own words. */
    productName: text().notNull(),
    /** §3 short code of an industry exhibition type. */
    industry: text(),
    /** §3 registration source codes 1 to 11. */
    source: smallint().notNull(),
    /** §3 tracking ids of the visit. */
    trackingSource: text(),
    adClickId: text(),
    /** §7.3 The channels by which the person proved that the email or the number is theirs. */
    verified: text().array().notNull().default([]),
    /** The exhibition from which the person came. */
    relatedExhibitionId: integer(),
    /** §2.9 recommend_site, sib_eid and hidden_exhibition_id of the address that led here. */
    recommendSite: text(),
    siblingExhibitionId: integer(),
    hiddenExhibitionId: integer(),
    siteId: text().notNull(),
    lang: text().notNull(),
    pageUrl: text().notNull(),
    visitorId: text().notNull(),
    /** Null for a guest. */
    buyerId: integer().references(() => buyer.id, { onDelete: 'set null' }),
    /** The person agreed that exhibitors who scan the badge get the email. */
    sharesEmail: boolean().notNull().default(false),
    /** When the organiser last sent the badge again. */
    badgeSentAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t): Extra => [
    uniqueIndex('registration_person_index').on(t.exhibitionId, sql`lower(${t.email})`),
    unique().on(t.exhibitionId, t.badgeNo),
    index('registration_email_index').on(sql`lower(${t.email})`),
    index().on(t.buyerId),
  ],
);
