import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * A badge of an exhibition. An issued one (badges/issue.ts) has a signed `code` and is kept when the demo data are
 * replaced; the demo data's others have neither code nor name, and only their number can be looked up. A revoked one
 * stays, so that a check can report it.
 */
export const badge = pgTable(
  'badge',
  {
    number: text().notNull(),
    exhibitionId: integer().notNull(),
    /** The number of the first badge of the holder, in whose place this one was issued; null for that one itself. */
    firstNumber: text(),
    kind: text().notNull(),
    name: text().notNull().default(''),
    company: text().notNull(),
    email: text(),
    supplierId: integer(),
    buyerId: integer().references(() => buyer.id, { onDelete: 'set null' }),
    keyId: text(),
    code: text(),
    /** The secret of the link in mails. It opens what this row has, so it is stored as it is. */
    link: text().unique(),
    issuedAt: time().notNull().defaultNow(),
    validFrom: time(),
    validUntil: time(),
    revokedAt: time(),
    /** Why; shown to the holder. */
    revokeReason: text(),
  },
  (t): Extra => [primaryKey({ columns: [t.number, t.exhibitionId] }), index().on(t.buyerId)],
);

/** A key pair that signs badges (badges/keys.ts): a JSON Web Key's `kid`, `x` and the private `d`. */
export const badgeKey = pgTable('badge_key', {
  id: text().primaryKey(),
  x: text().notNull(),
  d: text().notNull(),
  createdAt: time().notNull().defaultNow(),
});
