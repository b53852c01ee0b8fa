import type { Readable } from 'node:stream';
import type { PageFacts } from './page-facts.ts';

/** Who pays, and how many times the budget there is for this payer. A visitor can have several. */
export type Payer = { readonly key: string; readonly times: number };

/** For whom a call is made. */
export type Caller = {
  /** The visitor, as in a budget. */
  readonly payer: Payer;
  /** Whether the visitor no longer waits for the answer. */
  readonly hasLeft: () => boolean;
};

/** Context of every call, besides its payload (§7.1). */
export type CallContext = Readonly<{
  /** One of the 19 codes. */
  language: string;
  /** Site id (§3); `999` is the international site. */
  websiteId: string;
  /** ISO 3166-1 alpha-2 code of the site's country, or ''. */
  country: string;
  /** Token of the viewer, or ''. */
  token: string;
  /** A stored answer is shared by all pages, and must not depend on it. */
  page?: PageFacts;
  /** The system that calls, as the services know it; '' without a name. */
  systemId?: string;
  /** Key of a write that the service does once. */
  idempotencyKey?: string | undefined;
  /** For whom the call is made; undefined: the gateway itself. */
  caller?: Caller | undefined;
  /** §7.1 shared headers. */
  tracking: TrackingHeaders;
}>;

/** §7.1: meo-id, page-id, page-url, referer-url, visitor-id. */
export const trackingHeaderNames = ['meo-id', 'page-id', 'page-url', 'referer-url', 'visitor-id'] as const;
export type TrackingHeaders = Readonly<Record<(typeof trackingHeaderNames)[number], string>>;

export const noTracking: TrackingHeaders = {
  'meo-id': '',
  'page-id': '',
  'page-url': '',
  'referer-url': '',
  'visitor-id': '',
};

/** An HTTP request relative to the gateway's base address. */
export type WireRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | FormData | Readable;
};

export type WireResponse = { status: number; text: string };

/** One wire dialect of §7.1: wraps a payload and extracts the data from the answer. */
export type Dialect = {
  encode: (path: string, payload: unknown, context: CallContext) => WireRequest;
  /** @throws SourceError when the answer contains no data. */
  decode: (response: WireResponse) => unknown;
};
