// §6, §7.1: anonymous visitors are known by a visitor id, and each page view by a page id, sent as request headers.
import { withoutSecrets } from '@fairgate/schema/urls/secret-parameters';
import { readItem, writeItem } from './storage.ts';

let pageId = '';
let pageUrl = '';
let referrer = '';

/** Starts a new page view. */
export function pageViewed(address: string): void {
  const url = withoutSecrets(address);
  if (url === pageUrl) return;
  referrer = pageUrl || document.referrer;
  pageUrl = url;
  pageId = crypto.randomUUID();
}

export function visitorId(): string {
  const stored = readItem('visitor');
  if (typeof stored === 'string') return stored;
  const id = crypto.randomUUID();
  writeItem('visitor', id);
  return id;
}

/** §7.1 shared headers. Addresses are percent-encoded already, as header values have to be. */
export function trackingHeaders(): Record<string, string> {
  return { 'visitor-id': visitorId(), 'page-id': pageId, 'page-url': pageUrl, 'referer-url': referrer };
}
