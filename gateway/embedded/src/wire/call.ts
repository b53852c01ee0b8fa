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

/** Who calls, from where and in which language: what every dialect says beside the data. */
export type Call = {
  readonly language: LanguageCode;
  readonly siteId: string;
  readonly token: string;
  readonly tracking: Tracking;
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

/** A language we do not have is answered in the default one (§4). */
export function languageOf(wanted: string | undefined): LanguageCode {
  return toLanguageCode(wanted) ?? defaultLanguage;
}
