/**
 * PostgreSQL's advisory locks of this app. Code that needs two takes them in this order. The numbers are arbitrary, and
 * the database uses none of them elsewhere.
 */
export const advisoryLocks = {
  /** Migrations and new demo data (prepare.ts). */
  prepare: 7_206_001,
  /** Commands that read or write the whole catalogue, with its pictures (commands/open.ts). */
  command: 7_206_002,
  /** Transactions that change the catalogue as a whole (lock-catalogue.ts). */
  catalogue: 7_206_003,
  /** A new key for badges (badges/keys.ts). */
  badgeKey: 7_206_004,
  /** With the supplier's id: the leads of a supplier (supplier/leads.ts). */
  leads: 7_206_005,
} as const;
