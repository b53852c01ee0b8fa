/** What every call carries besides its own payload (§7.1). */
export type CallContext = Readonly<{
  /** One of the 19 codes. */
  language: string;
  /** Site id (§3); `999` is the international site. */
  websiteId: string;
  /** ISO 3166-1 alpha-2 code of the site's country, or ''. */
  country: string;
  /** Token of the viewer, or ''. */
  token: string;
  exhibitionId?: string;
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

/** A request as it goes over the wire, below the gateway's base address. */
export type WireRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
};

export type WireResponse = { status: number; text: string };

/** One wire dialect of §7.1: how a payload is wrapped, and how the data are taken out of the answer. */
export type Dialect = {
  encode: (path: string, payload: unknown, context: CallContext) => WireRequest;
  /** @throws SourceError when the answer holds no data. */
  decode: (response: WireResponse) => unknown;
};
