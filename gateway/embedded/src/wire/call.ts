import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage, type LanguageCode, toLanguageCode } from '@fairgate/schema/locales';

/** §7.1 shared headers. */
export type Tracking = {
  readonly meoId: string;
  readonly pageId: string;
  readonly pageUrl: string;
  readonly refererUrl: string;
  readonly visitorId: string;
};

/** The token's account in one of its sessions: of a kind of §3 (user and member types), or an organiser's. */
export type Holder = {
  readonly kind: 'buyer' | 'supplier' | 'organiser' | 'operator';
  readonly accountId: number;
  readonly sessionId: number;
};

/** The caller, its address and its language: the part of a request that every dialect has beside the data. */
export type Call = {
  readonly language: LanguageCode;
  readonly siteId: string;
  /** Undefined without a token: a guest. */
  readonly holder: Holder | undefined;
  readonly tracking: Tracking;
  readonly headers: IncomingHttpHeaders;
};

export function trackingOf(headers: IncomingHttpHeaders): Tracking {
  const text = (name: string): string => String(headers[name] ?? '');
  return {
    meoId: text('meo-id'),
    pageId: text('page-id'),
    pageUrl: text('page-url'),
    refererUrl: text('referer-url'),
    visitorId: text('visitor-id'),
  };
}

/** An unknown language is answered in the default one (§4). */
export function languageOf(wanted: string | undefined): LanguageCode {
  return toLanguageCode(wanted) ?? defaultLanguage;
}
