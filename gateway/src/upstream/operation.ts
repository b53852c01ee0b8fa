import type { FailureCode } from '@fairgate/schema/errors';
import type { z } from 'zod';
import type { Dialect } from '../envelope/dialect.ts';

export type SourceName = 'buyer' | 'supplier' | 'search' | 'purchaser' | 'chat';

/** A call to a REST gateway (§7.2, §7.3), as data. It may be repeated, unless it says `once`: reads change nothing, and a write carries an idempotency key. */
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
  /** How long past that an answer may stand in where the next does not come, in ms; an hour unless said otherwise. */
  staleMs?: number;
  /** Its payload holds personal data: only a digest of it may stand in a cache's key. */
  personal?: true;
  /** Never repeated when the connection breaks: it may have been carried out. */
  once?: true;
  /** A shorter deadline than the gateway's, in ms. */
  deadlineMs?: number;
  /** Refusals of the service that are expected besides RATE_LIMITED (§8). They are thrown as CodedError. */
  refusals?: readonly FailureCode[];
}>;

/** A call that takes many ids and answers with a list; ids that name nothing are missing from it. */
export type BatchOperation<Item> = Operation<readonly Item[]> &
  Readonly<{
    maxIds: number;
    payload: (ids: readonly string[]) => unknown;
    idOf: (item: Item) => string;
  }>;
