// §8: a fault as the app sees it, whether it comes from the network or in a GraphQL answer.

export type FaultCode = 'INVALID_TOKEN' | 'SERVER_ERROR' | 'NETWORK_ERROR' | 'TIME_OUT' | 'BAD_USER_INPUT' | 'NOT_FOUND';

export class Fault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'Fault';
    this.code = code;
  }

  /** Any thrown value as a fault: no answer is NETWORK_ERROR, an answer too late TIME_OUT, else what its `extensions.code` says. */
  static from(cause: unknown): Fault {
    if (cause instanceof Fault) return cause;
    return new Fault(codeOf(cause), { cause });
  }
}

const codes: readonly string[] = ['INVALID_TOKEN', 'SERVER_ERROR', 'NETWORK_ERROR', 'TIME_OUT', 'BAD_USER_INPUT', 'NOT_FOUND'];

function codeOf(cause: unknown): FaultCode {
  if (!(cause instanceof Error)) return 'SERVER_ERROR';
  // An error that crossed from the server to the browser keeps its message only.
  if (codes.includes(cause.message)) return cause.message as FaultCode;
  if (cause.name === 'TimeoutError') return 'TIME_OUT';
  if (cause.name === 'TypeError' || cause.name === 'AbortError') return 'NETWORK_ERROR';
  const first = 'errors' in cause && Array.isArray(cause.errors) ? cause.errors[0] as { extensions?: { code?: unknown } } | undefined : undefined;
  const code = first?.extensions?.code;
  return typeof code === 'string' && codes.includes(code) ? code as FaultCode : 'SERVER_ERROR';
}

/** A script of the app did not come. The browser remembers that for as long as the document lives: only a new one asks again. */
export function isMissingScript(cause: unknown): boolean {
  return cause instanceof Error && /dynamically imported module|importing a module script/i.test(cause.message);
}
