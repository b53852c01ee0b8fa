import type { AnalyticsEvent } from '@fairgate/schema/rules/analytics';
import { eventName, events } from '../tracking.ts';

export const takeEvents = (most = events.length): AnalyticsEvent[] => events.splice(0, most);

export function requeue(taken: readonly AnalyticsEvent[]): void {
  events.unshift(...taken);
}

/**
 * Calls the listener for queued events at once, and again for each new event. Returns a function that stops
 * it.
 */
export function listenForEvents(listener: () => void): () => void {
  addEventListener(eventName, listener);
  if (events.length > 0) listener();
  return () => removeEventListener(eventName, listener);
}
