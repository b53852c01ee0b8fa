import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/** A buyer's session. The token itself is not stored: `tokenHash` is its SHA-256 (accounts/token.ts). */
export const buyerSession = pgTable(
  'buyer_session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    /** The token that a renewal replaced, and the end of its validity (accounts/buyer-sessions.ts). */
    givenUpHash: text().unique(),
    givenUpUntil: time(),
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    /** login, login-simple, register (§4), oauth, ac. */
    origin: text().notNull(),
    userAgent: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    lastSeenAt: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
  },
  (t): Extra => [index().on(t.buyerId), index().on(t.expiresAt)],
);

/** A secret sent to a buyer: reset, init, unsubscribe, ac, app. All except unsubscribe work once. */
export const buyerLink = pgTable(
  'buyer_link',
  {
    tokenHash: text().primaryKey(),
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (t): Extra => [index().on(t.buyerId), index().on(t.expiresAt)],
);

/** A buyer's account at a provider (§2.8), by the provider's id for it. */
export const oauthIdentity = pgTable(
  'oauth_identity',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: time().notNull().defaultNow(),
  },
  (t): Extra => [primaryKey({ columns: [t.provider, t.subject] }), index().on(t.buyerId)],
);

/** The number of attempts in a time window: by account, visitor and address, each as a SHA-256 (accounts/attempts.ts). */
export const attemptCount = pgTable(
  'attempt_count',
  {
    kind: text().notNull(),
    field: text().notNull(),
    valueHash: text().notNull(),
    count: integer().notNull(),
    endsAt: time().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.kind, t.field, t.valueHash] }), index().on(t.endsAt)],
);

/** A browser on which an account logged in by password, each as a SHA-256 (accounts/known-devices.ts). */
export const knownDevice = pgTable(
  'known_device',
  {
    accountHash: text().notNull(),
    deviceHash: text().notNull(),
    lastUsedAt: time().notNull().defaultNow(),
  },
  (t): Extra => [primaryKey({ columns: [t.accountHash, t.deviceHash] }), index().on(t.lastUsedAt)],
);
