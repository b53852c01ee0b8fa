import type { PgTableExtraConfigValue } from 'drizzle-orm/pg-core';

/** What drizzle calls a table's extra configuration: keys and indexes. */
export type Extra = PgTableExtraConfigValue[];
