// §8: a fault as the app sees it, whether it comes from the network or in a GraphQL answer.

const codes = [
  'INVALID_TOKEN',
  'SERVER_ERROR',
  'NETWORK_ERROR',
  'TIME_OUT',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'RATE_LIMITED',
  'FORBIDDEN',
] as const;

export type FaultCode = (typeof codes)[number];

export class Fault extends Error {
  readonly code: FaultCode;
  /** With RATE_LIMITED: when it may be tried again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FaultCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'Fault';
    this.code = code;
    const { retryAfterSeconds } = extensionsOf(options?.cause);
    this.retryAfterSeconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined;
  }

  /** Any thrown value as a fault: no answer is NETWORK_ERROR, an answer too late TIME_OUT, else what its `extensions.code` says. */
  static from(cause: unknown): Fault {
    if (cause instanceof Fault) return cause;
    return new Fault(codeOf(cause), { cause });
  }
}

const isCode = (text: unknown): text is FaultCode => codes.some((code) => code === text);

function codeOf(cause: unknown): FaultCode {
  if (!(cause instanceof Error)) return 'SERVER_ERROR';
  // An error that crossed from the server to the browser keeps its message only.
  if (isCode(cause.message)) return cause.message;
  if (cause.name === 'TimeoutError') return 'TIME_OUT';
  if (cause.name === 'TypeError' || cause.name === 'AbortError') return 'NETWORK_ERROR';
  const { code } = extensionsOf(cause);
  return isCode(code) ? code : 'SERVER_ERROR';
}

/** Of the first error of a GraphQL answer. */
function extensionsOf(cause: unknown): { readonly code?: unknown; readonly retryAfterSeconds?: unknown } {
  if (!(cause instanceof Error) || !('errors' in cause) || !Array.isArray(cause.errors)) return {};
  return (cause.errors[0] as { extensions?: object } | undefined)?.extensions ?? {};
}

/** A script of the app did not come. The browser remembers that for as long as the document lives: only a new one asks again. */
export function isMissingScript(cause: unknown): boolean {
  return (
    cause instanceof Error && /dynamically imported module|importing a module script/i.test(cause.message)
  );
}
