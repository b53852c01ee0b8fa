import { pgSequence } from 'drizzle-orm/pg-core';

/** The ids of imported suppliers, products and categories. They start above all ids of the demo data. */
export const ownId = pgSequence('own_id', { startWith: 1_000_000_000, maxValue: 2_147_483_647 });
