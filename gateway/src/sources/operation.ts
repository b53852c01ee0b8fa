import type { z } from 'zod';
import type { Dialect } from '../envelope/dialect.ts';

export type SourceName = 'buyer' | 'supplier' | 'search' | 'purchaser' | 'chat';

/** A call to a REST gateway (§7.2, §7.3), as data. It may be repeated: reads change nothing, and a write carries an idempotency key. */
export type Operation<Answer> = Readonly<{
  name: string;
  source: SourceName;
  dialect: Dialect;
  /** Below the gateway's base address; for static reads the file's name. */
  path: string;
  /**
   * What the answer's data must look like (anything else is a server error), and what becomes of it: wire → GraphQL. What
   * comes of it is what is stored and shared, so it is plain data that nobody changes.
   */
  answer: z.ZodType<Answer>;
  /** How long an answer is fresh, in ms (§9). 0: never stored. */
  ttlMs: number;
}>;

/** A call that takes many ids and answers with a list; ids that name nothing are missing from it. */
export type BatchOperation<Item> = Operation<readonly Item[]> &
  Readonly<{
    maxIds: number;
    payload: (ids: readonly string[]) => unknown;
    idOf: (item: Item) => string;
  }>;
