// Sends events in batches by beacon, which does not block the page and outlives it. Unsent events are in
// memory only.
import type { AnalyticsBatch, AnalyticsEvent } from '@fairgate/schema/rules/analytics';
import { currentMode } from '../mode.ts';
import { visitorId } from '../tracking.ts';
import { publicAddress } from './public-address.ts';
import { listenForEvents, requeue, takeEvents } from './queue.ts';

const waitMs = 5_000;
/** The gateway accepts 50. */
const maxInBatch = 40;

let timer: ReturnType<typeof setTimeout> | undefined;
const campaign = new URLSearchParams(globalThis.location?.search).get('utm_campaign')?.slice(0, 200) ?? '';

/** Sends queued and new events. Returns a function that stops it. */
export function startSending(): () => void {
  const leave = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  const stopListening = listenForEvents(() => {
    timer ??= setTimeout(flush, waitMs);
  });
  document.addEventListener('visibilitychange', leave);
  addEventListener('pagehide', flush);
  addEventListener('online', flush);
  return () => {
    stopListening();
    clearTimeout(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', leave);
    removeEventListener('pagehide', flush);
    removeEventListener('online', flush);
  };
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!navigator.onLine) return;
  for (let events = takeEvents(maxInBatch); events.length > 0; events = takeEvents(maxInBatch)) {
    const batch: AnalyticsBatch = {
      visitorId: visitorId(),
      client: currentMode(),
      campaign,
      events: events.map(cleaned),
    };
    const isTaken = navigator.sendBeacon(
      '/events',
      new Blob([JSON.stringify(batch)], { type: 'application/json' }),
    );
    // The browser limits the bytes of pending beacons: the rest is sent with the next event.
    if (!isTaken) return requeue(events);
  }
}

function cleaned(event: AnalyticsEvent): AnalyticsEvent {
  const pageUrl = publicAddress(event.pageUrl);
  if (event.kind === 'point') return { ...event, pageUrl };
  const { referrer, ...param } = event.param;
  return {
    ...event,
    pageUrl,
    param: {
      ...param,
      ...(typeof referrer === 'string' && { referrer: publicAddress(referrer).slice(0, 500) }),
    },
  };
}
