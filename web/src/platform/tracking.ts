// §6, §7.1: an anonymous visitor has a visitor id, and each page view a page id, sent as request headers.
import type { AnalyticsEvent } from '@fairgate/schema/rules/analytics';
import { pageExhibitionHeader } from '@fairgate/schema/page-exhibition-header';
import { withoutSecrets } from '@fairgate/schema/urls/secret-parameters';
import { readItem, removeItem, writeItem } from './storage.ts';

/** How long the ids of a visit are kept. */
export const campaignTtlMs = 30 * 86_400_000;
/** The characters that a header can carry. */
const campaign = /^[\w.-]{1,100}$/;

let pageId = '';
let pageUrl = '';
let pageExhibitionId = '';
let referrer = '';

/** Events that are not sent yet; analytics/queue.ts, which is loaded on demand, takes them from here. */
export const events: AnalyticsEvent[] = [];
const maxEvents = 100;
export const eventName = 'fairgate:happened';

export function report(event: AnalyticsEvent): void {
  // Without a sender the queue stays short.
  if (events.length < maxEvents) events.push(event);
  dispatchEvent(new Event(eventName));
}

/** @param exhibitionId of the exhibition that the page is about. */
export function pageViewed(address: string, exhibitionId = ''): void {
  const url = withoutSecrets(address);
  pageExhibitionId = exhibitionId;
  if (url === pageUrl) return;
  referrer = pageUrl || document.referrer;
  pageUrl = url;
  pageId = crypto.randomUUID();
  const named = URL.canParse(url) ? new URL(url).searchParams.get('meo_id') : null;
  if (named !== null && campaign.test(named)) campaignHere = named;
  if (consented()) storeIds();
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

// Ids are stored on the device only with consent (§9): before it, and after declining, they live as long as
// the page.
let idHere: string | undefined;
let campaignHere = '';

export const consented = (): boolean => readItem('consent') === 'accept';

export function visitorId(): string {
  idHere ??= crypto.randomUUID();
  if (!consented()) return idHere;
  const stored = readItem('visitor');
  if (typeof stored === 'string') return stored;
  writeItem('visitor', idHere);
  return idHere;
}

/**
 * §4 A/B groups: the parity of the visitor id, whose last digit is random. Each counted page view reports it,
 * to compare two versions of a page.
 */
export function abGroup(): 'odd' | 'even' {
  return Number.parseInt(visitorId().slice(-1), 16) % 2 === 1 ? 'odd' : 'even';
}

/** §3 The campaign named in the address that brought the visitor; '' without one in the last 30 days. */
function meoId(): string {
  if (!consented()) return campaignHere;
  if (campaignHere !== '') writeItem('meo-id', campaignHere, campaignTtlMs);
  campaignHere = '';
  const stored = readItem('meo-id');
  return typeof stored === 'string' ? stored : '';
}

/** After consent: stores the ids of this visit for the next ones. */
export function storeIds(): void {
  visitorId();
  meoId();
}

/** After declining: the next visit has new ids. */
export function forgetIds(): void {
  removeItem('visitor');
  removeItem('meo-id');
  idHere = undefined;
  campaignHere = '';
}

/**
 * §7.1 The shared headers, and the page's exhibition for the envelopes. Addresses are already percent-encoded, as header values must be. After declining
 * only those that a service needs are sent: attempt limits count by visitor, and a message names its page.
 */
export function trackingHeaders(): Record<string, string> {
  const needed = {
    'visitor-id': visitorId(),
    'page-url': pageUrl,
    ...(pageExhibitionId !== '' && { [pageExhibitionHeader]: pageExhibitionId }),
  };
  return readItem('consent') === 'reject'
    ? needed
    : { ...needed, 'meo-id': meoId(), 'page-id': pageId, 'referer-url': referrer };
}
