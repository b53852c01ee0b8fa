import type { ErrorCode } from '@fairgate/schema/errors';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from './online.ts';

/** When a late answer was last retried, on the clock of `performance`. */
let lateMs = Number.NEGATIVE_INFINITY;
/** A late answer is retried once within this time, after this pause. */
const settlesMs = 20_000;
const againMs = 1_500;

/**
 * Retries a failed load when the server is reached again, and once when the answer was late: a page does not wait for it,
 * but the gateway stores it when it comes.
 * @param failure a different value for each failure.
 */
export function useBackOnline(retry: () => void, code: ErrorCode, failure?: unknown): void {
  const online = useOnline();
  const wasOnline = useRef(online);
  const comeBack = useEffectEvent(retry);
  useEffect(() => {
    if (online && !wasOnline.current) comeBack();
    wasOnline.current = online;
  }, [online]);
  useEffect(() => {
    const now = performance.now();
    if (code !== 'TIME_OUT' || now - lateMs <= settlesMs) return undefined;
    lateMs = now;
    const timer = setTimeout(() => comeBack(), againMs);
    return () => clearTimeout(timer);
  }, [code, failure]);
}
