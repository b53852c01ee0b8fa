// §6, §7.1: anonymous visitors are known by a visitor id, and each page view by a page id, sent as request headers.
import type { AnalyticsEvent } from '@fairgate/schema/rules/analytics';
import { withoutSecrets } from '@fairgate/schema/urls/secret-parameters';
import { readItem, writeItem } from './storage.ts';

const campaignTtlMs = 30 * 86_400_000;
/** What a header may carry. */
const campaign = /^[\w.-]{1,100}$/;

let pageId = '';
let pageUrl = '';
let referrer = '';

/** What happened and was not sent yet: analytics/queue.ts, which comes later, takes it from here. */
export const events: AnalyticsEvent[] = [];
const mostEvents = 100;
export const eventName = 'fairgate:happened';

export function report(event: AnalyticsEvent): void {
  // Where nobody may send them they are not worth more room.
  if (events.length < mostEvents) events.push(event);
  dispatchEvent(new Event(eventName));
}

/** Starts a new page view. */
export function pageViewed(address: string): void {
  const url = withoutSecrets(address);
  if (url === pageUrl) return;
  referrer = pageUrl || document.referrer;
  pageUrl = url;
  pageId = crypto.randomUUID();
  const meoId = URL.canParse(url) ? new URL(url).searchParams.get('meo_id') : null;
  if (meoId !== null && campaign.test(meoId)) writeItem('meo-id', meoId, campaignTtlMs);
  report({ kind: 'gio', name: 'page_view', pageUrl, param: { title: document.title.slice(0, 500), ...(referrer && { referrer: referrer.slice(0, 500) }) } });
}

export function visitorId(): string {
  const stored = readItem('visitor');
  if (typeof stored === 'string') return stored;
  const id = crypto.randomUUID();
  writeItem('visitor', id);
  return id;
}

/** §3 The campaign that brought the visitor, as the address they came by named it; '' for none in the last 30 days. */
function meoId(): string {
  const stored = readItem('meo-id');
  return typeof stored === 'string' ? stored : '';
}

/** §7.1 shared headers. Addresses are percent-encoded already, as header values have to be. */
export function trackingHeaders(): Record<string, string> {
  return { 'meo-id': meoId(), 'visitor-id': visitorId(), 'page-id': pageId, 'page-url': pageUrl, 'referer-url': referrer };
}
