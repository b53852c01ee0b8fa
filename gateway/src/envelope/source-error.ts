import type { FaultCode } from '@fairgate/schema/errors';

export type SourceFault = Extract<FaultCode, 'INVALID_TOKEN' | 'SERVER_ERROR' | 'NETWORK_ERROR' | 'TIME_OUT'>;

/**
 * Details of the wire error (§8 "Details include method, api, params, status, response"). For logs, never for
 * clients.
 */
export type WireDetails = {
  method?: string;
  path?: string;
  status?: number;
  code?: unknown;
  excerpt?: string;
};

/** An upstream call that returned no data (§8). */
export class SourceError extends Error {
  override name = 'SourceError';
  readonly fault: SourceFault;
  /** The upstream's message for the person (msg or message), if any. */
  readonly upstreamMessage: string | undefined;
  readonly details: WireDetails;
  /** Data of a failure. Not for logs: it can contain personal data. */
  readonly data: unknown;
  /** A connection that had been used before was closed in place of an answer: the service may be well. */
  readonly wasConnectionOld: boolean;
  /** Gateway and operation; the source sets them. */
  source?: string;
  operation?: string;

  constructor(
    fault: SourceFault,
    options: {
      message?: string | undefined;
      details?: WireDetails;
      data?: unknown;
      cause?: unknown;
      wasConnectionOld?: boolean;
    } = {},
  ) {
    super(options.message ?? fault, { cause: options.cause });
    this.fault = fault;
    this.upstreamMessage = options.message;
    this.details = options.details ?? {};
    this.data = options.data;
    this.wasConnectionOld = options.wasConnectionOld ?? false;
  }

  /** Fields that a log may contain: never the request data and never the upstream's message. */
  forLog(): object {
    const { fault, source, operation, details } = this;
    return { fault, source, operation, ...details };
  }
}

const excerptCharacters = 200;

/** The beginning of an answer, without texts that look like an email address or a token. */
export function excerptOf(text: string): string {
  return text
    .slice(0, excerptCharacters)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…')
    .replace(/[\w-]{8,}(?:\.[\w-]{4,})+|[\w+/=-]{24,}/g, '…');
}
