import { messageOf, type PersonCode } from '@fairgate/schema/errors';

type Data = Readonly<Record<string, unknown>>;
type Options = {
  /** In place of the registry's English message. */
  message?: string;
  /** The field or argument it is about, from the operation's argument down. */
  field?: readonly string[];
  /** What the caller is told besides, such as how long to wait. */
  data?: Data;
  /** For the log. */
  cause?: unknown;
};

/**
 * Something that a caller is told, by a code of the registry (§8). Everything below `http` throws it in place of a GraphQL
 * error: in mutations resolvers/outcome.ts makes a failure a member of the result union, all else errors.ts says.
 */
export class CodedError extends Error {
  override name = 'CodedError';
  readonly code: PersonCode;
  /** Not `path`: GraphQL takes an error with a path for one of its own. */
  readonly field: readonly string[];
  readonly data: Data;

  constructor(code: PersonCode, { message, field = [], data = {}, cause }: Options = {}) {
    super(message ?? messageOf(code, textsIn(data)), { cause });
    this.code = code;
    this.field = field;
    this.data = data;
  }
}

/** What the placeholders of a message stand for. */
function textsIn(data: Data): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}

/** @throws CodedError BAD_USER_INPUT. @param rule what the argument must be. */
export function invalidArgument(argument: string, rule: string): never {
  throw new CodedError('BAD_USER_INPUT', { message: `${argument} ${rule}`, field: argument.split('.') });
}

/** @throws CodedError NOT_FOUND (a relation that must exist does not). */
export function notFound(noun: string, id: string): never {
  throw new CodedError('NOT_FOUND', { message: `no ${noun} ${id}` });
}

/** @throws CodedError RATE_LIMITED. @param retryAfterSeconds when it may be tried again. */
export function rateLimited(retryAfterSeconds: number): never {
  throw new CodedError('RATE_LIMITED', { data: { retryAfterSeconds } });
}

/** What the work gives; a failure of it that names no field is about this one. A limit is about no field. */
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
