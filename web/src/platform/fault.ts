// §8: a fault in the app, from the network or from a GraphQL answer.
import type { ErrorCode } from '@fairgate/schema/errors';
import { errorCodes } from './error-codes.gen.ts';
import type { OperationError } from './operation-error.ts';

type Options = ErrorOptions & Omit<OperationError, 'code'>;

const separator = '\u001f';

export class Fault extends Error implements OperationError {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly serviceMessage: string | undefined;

  constructor(code: ErrorCode, { retryAfterSeconds, serviceMessage, ...options }: Options = {}) {
    // An error that is serialised from the server to the browser keeps only its message.
    super([code, retryAfterSeconds, serviceMessage].join(separator).replace(/\u001f+$/, ''), options);
    this.name = 'Fault';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.serviceMessage = serviceMessage;
  }

  /**
   * Converts any thrown value to a fault: no answer is NETWORK_ERROR, a late one TIME_OUT, otherwise `extensions.code`. The
   * same value gives the same fault.
   * @param field with several errors that of this field counts; without one the first.
   */
  static from(cause: unknown, field = ''): Fault {
    if (cause instanceof Fault) return cause;
    if (!(cause instanceof Error)) return new Fault('SERVER_ERROR', { cause });
    const faults = known.get(cause) ?? new Map<string, Fault>();
    known.set(cause, faults);
    const fault = faults.get(field) ?? read(cause, field);
    faults.set(field, fault);
    return fault;
  }
}

const known = new WeakMap<Error, Map<string, Fault>>();

function read(cause: Error, field: string): Fault {
  const [code, seconds, serviceMessage] = cause.message.split(separator);
  if (isCode(code))
    return new Fault(code, {
      cause,
      retryAfterSeconds: seconds ? Number(seconds) : undefined,
      serviceMessage: serviceMessage || undefined,
    });
  if (cause.name === 'TimeoutError') return new Fault('TIME_OUT', { cause });
  if (cause.name === 'TypeError' || cause.name === 'AbortError') return new Fault('NETWORK_ERROR', { cause });
  const { message, extensions = {} } = errorIn(cause, field);
  const { retryAfterSeconds, fromService } = extensions;
  return new Fault(isCode(extensions.code) ? extensions.code : 'SERVER_ERROR', {
    cause,
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined,
    serviceMessage: fromService === true ? message : undefined,
  });
}

const isCode = (text: unknown): text is ErrorCode => (errorCodes as ReadonlySet<unknown>).has(text);

type GraphqlError = {
  readonly message?: string;
  readonly path?: readonly (string | number)[] | null;
  readonly extensions?: {
    readonly code?: unknown;
    readonly retryAfterSeconds?: unknown;
    readonly fromService?: unknown;
  };
};

function errorIn(cause: Error, field: string): GraphqlError {
  if (!('errors' in cause) || !Array.isArray(cause.errors)) return {};
  const errors = cause.errors as readonly GraphqlError[];
  return errors.find(({ path }) => path?.includes(field)) ?? errors[0] ?? {};
}

/**
 * A script of the app could not be loaded. The browser remembers the failure until the document is reloaded.
 */
export function isMissingScript(cause: unknown): boolean {
  return (
    cause instanceof Error && /dynamically imported module|importing a module script/i.test(cause.message)
  );
}
