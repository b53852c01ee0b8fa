// §6, §7.1: anonymous visitors are known by a visitor id, and each page view by a page id, sent as request headers.
import type { AnalyticsEvent } from '@fairgate/schema/rules/analytics';
import { withoutSecrets } from '@fairgate/schema/urls/secret-parameters';
import { readItem, removeItem, writeItem } from './storage.ts';

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
  const named = URL.canParse(url) ? new URL(url).searchParams.get('meo_id') : null;
  if (named !== null && campaign.test(named)) campaignHere = named;
  if (consented()) keepIds();
  report({
    kind: 'gio',
    name: 'page_view',
    pageUrl,
    param: {
      title: document.title.slice(0, 500),
      group: abGroup(),
      ...(referrer && { referrer: referrer.slice(0, 500) }),
    },
  });
}

// Ids stay on the device by the visitor's word alone (§9): until it is given, and after a refusal, they live as long as the page.
let idHere: string | undefined;
let campaignHere = '';

const consented = (): boolean => readItem('consent') === 'accept';

export function visitorId(): string {
  idHere ??= crypto.randomUUID();
  if (!consented()) return idHere;
  const stored = readItem('visitor');
  if (typeof stored === 'string') return stored;
  writeItem('visitor', idHere);
  return idHere;
}

/**
 * §4 A/B groups: the parity of the visitor id, whose last digit is drawn by lot. Each counted page view says it, so that two versions of
 * a page can be compared.
 */
export function abGroup(): 'odd' | 'even' {
  return Number.parseInt(visitorId().slice(-1), 16) % 2 === 1 ? 'odd' : 'even';
}

/** §3 The campaign that brought the visitor, as the address they came by named it; '' for none in the last 30 days. */
function meoId(): string {
  if (!consented()) return campaignHere;
  if (campaignHere !== '') writeItem('meo-id', campaignHere, campaignTtlMs);
  campaignHere = '';
  const stored = readItem('meo-id');
  return typeof stored === 'string' ? stored : '';
}

/** Once the visitor agrees: the next visit is known by the ids of this one. */
export function keepIds(): void {
  visitorId();
  meoId();
}

/** After a refusal: whoever is met next on this device was not met before. */
export function forgetIds(): void {
  removeItem('visitor');
  removeItem('meo-id');
  idHere = undefined;
  campaignHere = '';
}

/**
 * §7.1 shared headers. Addresses are percent-encoded already, as header values have to be. From who refused to be counted only those come
 * that a service needs: limits count by the visitor, and a message says which page it was written on.
 */
export function trackingHeaders(): Record<string, string> {
  const needed = { 'visitor-id': visitorId(), 'page-url': pageUrl };
  return readItem('consent') === 'reject'
    ? needed
    : { ...needed, 'meo-id': meoId(), 'page-id': pageId, 'referer-url': referrer };
}
