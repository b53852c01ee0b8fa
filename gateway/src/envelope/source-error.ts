import type { FaultCode } from '@fairgate/schema/errors';

export type SourceFault = Extract<FaultCode, 'INVALID_TOKEN' | 'SERVER_ERROR' | 'NETWORK_ERROR' | 'TIME_OUT'>;

/** What happened on the wire (§8 "Details include method, api, params, status, response"). For logs, never for clients. */
export type WireDetails = {
  method?: string;
  path?: string;
  status?: number;
  code?: unknown;
  excerpt?: string;
};

/** An upstream call that gave no data (§8). */
export class SourceError extends Error {
  override name = 'SourceError';
  readonly fault: SourceFault;
  /** What the upstream itself said to the person (msg or message), when it said something. */
  readonly upstreamMessage: string | undefined;
  readonly details: WireDetails;
  /** What came with a refusal. For programs: it can hold personal data. */
  readonly data: unknown;
  /** Which gateway and operation, filled in by the source. */
  source?: string;
  operation?: string;

  constructor(
    fault: SourceFault,
    options: { message?: string | undefined; details?: WireDetails; data?: unknown; cause?: unknown } = {},
  ) {
    super(options.message ?? fault, { cause: options.cause });
    this.fault = fault;
    this.upstreamMessage = options.message;
    this.details = options.details ?? {};
    this.data = options.data;
  }

  /** What a log may say of it: never what was sent, nor the upstream's sentence to the person. */
  forLog(): object {
    const { fault, source, operation, details } = this;
    return { fault, source, operation, ...details };
  }
}

const excerptCharacters = 200;

/** The beginning of an answer, without what looks like an email address or a token. */
export function excerptOf(text: string): string {
  return text
    .slice(0, excerptCharacters)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…')
    .replace(/[\w-]{8,}(?:\.[\w-]{4,})+|[\w+/=-]{24,}/g, '…');
}
