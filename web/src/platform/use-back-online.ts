import type { ErrorCode } from '@fairgate/schema/errors';
import { useEffect, useEffectEvent } from 'react';

/** When the last `online` event came, on the clock of `performance`. */
let backMs = Number.NEGATIVE_INFINITY;
/** The event comes before the network does: a network error within this time is retried, at this interval. */
const settlesMs = 20_000;
const againMs = 1_500;
/** When a late answer was last retried. */
let lateMs = Number.NEGATIVE_INFINITY;

/**
 * Retries a failed load when the network is back, and once when the answer was late: a page does not wait for it, but the
 * gateway stores it when it comes.
 * @param failure a different value for each failure.
 */
export function useBackOnline(retry: () => void, code: ErrorCode, failure?: unknown): void {
  // One listener for all renders: one that is added while the event is dispatched would miss it.
  const comeBack = useEffectEvent(retry);
  useEffect(() => {
    const listener = () => {
      backMs = performance.now();
      comeBack();
    };
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  useEffect(() => {
    const now = performance.now();
    const isLate = code === 'TIME_OUT' && now - lateMs > settlesMs;
    if (!isLate && (code !== 'NETWORK_ERROR' || now - backMs > settlesMs)) return undefined;
    if (isLate) lateMs = now;
    const timer = setTimeout(() => comeBack(), againMs);
    return () => clearTimeout(timer);
  }, [code, failure]);
}
