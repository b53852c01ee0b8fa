import type { PgTableExtraConfigValue } from 'drizzle-orm/pg-core';

/** The type of a table's extra configuration in drizzle: keys and indexes. */
export type Extra = PgTableExtraConfigValue[];
