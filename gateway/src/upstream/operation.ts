import type { FailureCode } from '@fairgate/schema/errors';
import type { z } from 'zod';
import type { Dialect } from '../envelope/dialect.ts';

export type SourceName = 'buyer' | 'supplier' | 'search' | 'purchaser' | 'chat';

/**
 * A call to a REST gateway (§7.2, §7.3), as data. It may be retried unless `once` is set: reads change nothing, and
 * a write has an idempotency key.
 */
export type Operation<Answer> = Readonly<{
  name: string;
  source: SourceName;
  dialect: Dialect;
  /** Relative to the gateway's base address; for static reads the file name. */
  path: string;
  /**
   * Schema of the answer's data (a mismatch is a server error) and its mapping, wire → GraphQL. The result is stored
   * and shared, so it is plain data that is never mutated.
   */
  answer: z.ZodType<Answer>;
  /** How long an answer is fresh, in ms (§9). 0: never stored. */
  ttlMs: number;
  /** How long an expired answer may be used when the next call fails, in ms; default one hour. */
  staleMs?: number;
  /** The payload contains personal data: cache keys contain only its digest. */
  personal?: true;
  /** Never retried when the connection breaks: the service may have executed it. */
  once?: true;
  /** Pages can do without it: while its calls are late, one after another, they take only what is stored. */
  hasSubstitute?: true;
  /** A shorter deadline than the gateway's, in ms. */
  deadlineMs?: number;
  /** Expected failures of the service besides RATE_LIMITED (§8). They are thrown as CodedError. */
  failures?: readonly FailureCode[];
}>;

/** A call that takes many ids and returns a list; unknown ids are missing from the list. */
export type BatchOperation<Item> = Operation<readonly Item[]> &
  Readonly<{
    maxIds: number;
    payload: (ids: readonly string[]) => unknown;
    idOf: (item: Item) => string;
  }>;
