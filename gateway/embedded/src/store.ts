import type { Database } from './db/database.ts';
import type { Library } from './wording/library.ts';

/** What every handler reads from. */
export type Store = { readonly db: Database; readonly library: Library };
