import { messageOf, type PersonCode } from '@fairgate/schema/errors';

type Data = Readonly<Record<string, unknown>>;
type Options = {
  /** Replaces the registry's English message. */
  message?: string;
  /** Path of the field or argument that is invalid, starting at the operation's argument. */
  field?: readonly string[];
  /** Further data for the caller, such as how long to wait. */
  data?: Data;
  /** For the log. */
  cause?: unknown;
};

/**
 * An error for the caller, with a code of the registry (§8). Everything below `http` throws it instead of a GraphQL
 * error. In mutations resolvers/outcome.ts turns failures into members of the result union; errors.ts formats the
 * rest.
 */
export class CodedError extends Error {
  override name = 'CodedError';
  readonly code: PersonCode;
  /** Not `path`: GraphQL treats an error with a path as its own. */
  readonly field: readonly string[];
  readonly data: Data;

  constructor(code: PersonCode, { message, field = [], data = {}, cause }: Options = {}) {
    super(message ?? messageOf(code, textsIn(data)), { cause });
    this.code = code;
    this.field = field;
    this.data = data;
  }
}

/** Values of the message's placeholders. */
function textsIn(data: Data): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}

/** @throws CodedError BAD_USER_INPUT. @param rule the rule for the argument. */
export function invalidArgument(argument: string, rule: string): never {
  throw new CodedError('BAD_USER_INPUT', { message: `${argument} ${rule}`, field: argument.split('.') });
}

/** @throws CodedError NOT_FOUND: a required relation does not exist. */
export function notFound(noun: string, id: string): never {
  throw new CodedError('NOT_FOUND', { message: `no ${noun} ${id}` });
}

/** @throws CodedError RATE_LIMITED. @param retryAfterSeconds seconds until the next attempt is allowed. */
export function rateLimited(retryAfterSeconds: number): never {
  throw new CodedError('RATE_LIMITED', { data: { retryAfterSeconds } });
}

/**
 * A request that costs more than is left of the visitor's budget: RATE_LIMITED. Its data tell the client whether to wait or
 * to ask for less.
 */
export class OverBudget extends CodedError {
  override name = 'OverBudget';

  constructor(data: { retryAfterSeconds: number; cost: number; remaining: number }) {
    super('RATE_LIMITED', { data });
  }
}

/** Runs the work and adds this field to a failure that names no field. A rate limit concerns no field. */
export async function aboutField<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CodedError) || error.field.length > 0 || error.code === 'RATE_LIMITED')
      throw error;
    const { code, message, data } = error;
    throw new CodedError(code, { message, field: [field], data });
  }
}

/** The answer, or null where the failure is that there is none. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CodedError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
