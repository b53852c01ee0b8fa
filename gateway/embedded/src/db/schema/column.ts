import { customType, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';

/** A full-text document. Built in JavaScript as a tsvector literal: see search/index/document.ts. */
export const tsvector = customType<{ data: string }>({
  dataType() {
    return 'tsvector';
  },
});

/** What drizzle calls a table's extra configuration: keys and indexes. */
export type Extra = PgTableExtraConfigValue[];
