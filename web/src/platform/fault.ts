// §8: a fault in the app, from the network or from a GraphQL answer.
import type { ErrorCode } from '@fairgate/schema/errors';
import { errorCodes } from './error-codes.gen.ts';
import type { OperationError } from './operation-error.ts';

export class Fault extends Error implements OperationError {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly serviceMessage: string | undefined;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'Fault';
    this.code = code;
    const { message, extensions: { retryAfterSeconds, fromService } = {} } = firstOf(options?.cause);
    this.retryAfterSeconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined;
    this.serviceMessage = fromService === true ? message : undefined;
  }

  /**
   * Converts any thrown value to a fault: no answer is NETWORK_ERROR, a late one TIME_OUT, otherwise
   * `extensions.code`.
   */
  static from(cause: unknown): Fault {
    if (cause instanceof Fault) return cause;
    return new Fault(codeOf(cause), { cause });
  }
}

const isCode = (text: unknown): text is ErrorCode => (errorCodes as ReadonlySet<unknown>).has(text);

function codeOf(cause: unknown): ErrorCode {
  if (!(cause instanceof Error)) return 'SERVER_ERROR';
  // An error that was serialised from the server to the browser keeps only its message.
  if (isCode(cause.message)) return cause.message;
  if (cause.name === 'TimeoutError') return 'TIME_OUT';
  if (cause.name === 'TypeError' || cause.name === 'AbortError') return 'NETWORK_ERROR';
  const code = firstOf(cause).extensions?.code;
  return isCode(code) ? code : 'SERVER_ERROR';
}

type GraphqlError = {
  readonly message?: string;
  readonly extensions?: {
    readonly code?: unknown;
    readonly retryAfterSeconds?: unknown;
    readonly fromService?: unknown;
  };
};

function firstOf(cause: unknown): GraphqlError {
  if (!(cause instanceof Error) || !('errors' in cause) || !Array.isArray(cause.errors)) return {};
  return (cause.errors[0] as GraphqlError | undefined) ?? {};
}
