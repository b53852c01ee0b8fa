import type { z } from 'zod';
import type { Dialect } from '../envelope/dialect.ts';
import type { SourceFault } from '../envelope/source-error.ts';
import type { ErrorCode } from '../generated/resolvers.ts';

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
  /** Refusals that are expected (§8): the service's code → the catalogue's. They are thrown as Refused. */
  refusals?: Readonly<Record<number, RefusalCode>>;
}>;

export type RefusalCode = Exclude<ErrorCode, SourceFault>;

/** The service said no, for a reason that was to be expected. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: RefusalCode;
  readonly data: unknown;

  constructor(code: RefusalCode, data: unknown) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** A call that takes many ids and answers with a list; ids that name nothing are missing from it. */
export type BatchOperation<Item> = Operation<readonly Item[]> &
  Readonly<{
    maxIds: number;
    payload: (ids: readonly string[]) => unknown;
    idOf: (item: Item) => string;
  }>;
