// Whether the server answers. What counts is where answers come from: a browser can report a network while the server is
// down or silent, or while the login page of a hotel's network answers in its place.
import { isServerReachable } from '../sw/server-reached.ts';
import { storedAttribute } from '../sw/stored-copy.ts';
import { useSyncExternalStore } from 'react';

/** `storedAt`: when the server made the last stored answer that was shown (HTTP date). */
type Connection = { readonly online: boolean; readonly storedAt?: string | undefined };

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

const onServer: Connection = { online: true };
let current: Connection | undefined;
let pauseMs = firstPauseMs;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const isOnline = (): boolean => connection().online;
export const useOnline = (): boolean => useConnection().online;

/** The same on the server, which has no connection to itself: online. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    connection,
    () => onServer,
  );
}

/** Reports where an answer came from: from the server, or from a store, or nowhere. */
export function reportAnswer(fromServer: boolean, storedAt?: string | null): void {
  const before = connection();
  if (fromServer) pauseMs = firstPauseMs;
  else probeLater();
  if (before.online === fromServer && !storedAt) return;
  current = { online: fromServer, storedAt: fromServer ? undefined : (storedAt ?? before.storedAt) };
  for (const changed of listeners) changed();
}

/** Calls whenever the server is reached again. Returns a function that stops it. */
export function onBackOnline(task: () => void): () => void {
  let wasOnline = isOnline();
  const changed = () => {
    const isBack = isOnline() && !wasOnline;
    wasOnline = isOnline();
    if (isBack) task();
  };
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function connection(): Connection {
  if (current) return current;
  const isStored = document.documentElement.hasAttribute(storedAttribute);
  current = { online: navigator.onLine && !isStored };
  if (!current.online) reportAnswer(false);
  addEventListener('offline', () => reportAnswer(false));
  // The event can come before the network does.
  addEventListener('online', () => {
    pauseMs = firstPauseMs;
    void probe();
  });
  return current;
}

/** Asks now whether the server answers, and reports it. Never rejects. */
export async function askServer(): Promise<boolean> {
  const reached = await isServerReachable();
  reportAnswer(reached);
  return reached;
}

function probeLater(): void {
  timer ??= setTimeout(() => void probe(), pauseMs);
}

/** Asks again, at growing intervals, until the server answers. */
async function probe(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (isOnline()) return;
  if (await isServerReachable()) reportAnswer(true);
  else {
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    probeLater();
  }
}
