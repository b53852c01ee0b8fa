import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * §7.3 A code that was sent to an email or a phone number. It has no personal data: the address and the code are hashed
 * with the key of the verification, which only the client has.
 */
export const verificationCode = pgTable('verification_code', {
  keyHash: text().primaryKey(),
  addressHash: text().notNull(),
  codeHash: text().notNull(),
  guesses: smallint().notNull().default(0),
  /** When the code was entered. */
  verifiedAt: time(),
  expiresAt: time().notNull(),
});
