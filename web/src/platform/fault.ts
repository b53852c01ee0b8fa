// §8: a fault in the app, from the network or from a GraphQL answer.
import type { ErrorCode } from '@fairgate/schema/errors';
import type { OperationError } from './operation-error.ts';

type Options = ErrorOptions & Omit<OperationError, 'code'>;

export class Fault extends Error implements OperationError {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly serviceMessage: string | undefined;

  constructor(code: ErrorCode, { retryAfterSeconds, serviceMessage, ...options }: Options = {}) {
    // An error that is serialised from the server to the browser keeps only its message.
    super(serviceMessage ? `${code}\n${serviceMessage}` : code, options);
    this.name = 'Fault';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.serviceMessage = serviceMessage;
  }

  /**
   * Converts any thrown value to a fault: no answer is NETWORK_ERROR, a late one TIME_OUT, otherwise `extensions.code`. The
   * same error gives the same fault.
   * @param field with several errors that of this field counts; without one the first.
   */
  static from(cause: unknown, field?: string): Fault {
    if (cause instanceof Fault) return cause;
    const error = errorIn(cause, field);
    const fault = known.get(error) ?? read(error, cause);
    known.set(error, fault);
    return fault;
  }
}

const known = new WeakMap<object, Fault>();

/** Also one of a newer gateway, which is shown like SERVER_ERROR. */
const isCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && /^[A-Z][A-Z\d_]+$/.test(text);

type GraphqlError = {
  readonly name?: string;
  readonly message?: string;
  readonly path?: readonly unknown[] | null;
  readonly errors?: readonly GraphqlError[];
  readonly extensions?: {
    readonly code?: unknown;
    readonly retryAfterSeconds?: number;
    readonly fromService?: boolean;
  };
};

/** The GraphQL error; otherwise the cause itself. */
function errorIn(cause: unknown, field: unknown): GraphqlError {
  const error = Object(cause) as GraphqlError;
  return error.errors?.find(({ path }) => path?.includes(field)) ?? error.errors?.[0] ?? error;
}

const lost: Readonly<Record<string, ErrorCode>> = {
  TimeoutError: 'TIME_OUT',
  TypeError: 'NETWORK_ERROR',
  AbortError: 'NETWORK_ERROR',
};

function read({ name = '', message = '', extensions = {} }: GraphqlError, cause: unknown): Fault {
  const [text, words] = message.split('\n');
  const { code, retryAfterSeconds, fromService } = extensions;
  return new Fault([code, text].find(isCode) ?? lost[name] ?? 'SERVER_ERROR', {
    cause,
    retryAfterSeconds,
    serviceMessage: fromService ? message : isCode(text) ? words : undefined,
  });
}
