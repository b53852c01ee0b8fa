// A new version waits until the visitor accepts it: a forced reload would lose input.
import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';

export const workerAddress = '/service-worker.js';
/** The wait for the new worker. */
const takeOverMs = 2_000;

let waiting: Workbox | undefined;
const listeners = new Set<() => void>();

export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(workerAddress, { scope: '/' });
  workbox.addEventListener('waiting', () => {
    waiting = workbox;
    for (const listener of listeners) listener();
  });
  await workbox.register();
  // A long visit checks for a new version too.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void workbox.update();
  });
}

export function useUpdateWaiting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
    () => false,
  );
}

/**
 * Lets the new version take over and shows it. Chromium sometimes leaves the old worker active, although it is idle,
 * until its next request: then the reload is this request. A reload that the workers hold up is tried again.
 */
export function applyUpdate(): void {
  const reload = () => location.reload();
  waiting?.addEventListener('controlling', reload);
  waiting?.messageSkipWaiting();
  setTimeout(reload, takeOverMs);
}
