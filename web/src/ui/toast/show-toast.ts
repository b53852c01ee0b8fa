// §8: a toast shows for 5 s; the same message is not repeated within 3 s.
import { toastDedupeMs, toastMs } from '@fairgate/schema/limits';
import { useSyncExternalStore } from 'react';

export type Toast = {
  readonly key: number;
  readonly text: string;
  /** An error interrupts a screen reader, a note waits. */
  readonly kind: 'note' | 'error';
  readonly action?: { readonly text: string; readonly run: () => void };
};

let shown: readonly Toast[] = [];
let lastKey = 0;
const shownAt = new Map<string, number>();
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message; undefined when the same one was shown within the last three seconds. */
export function showToast(
  text: string,
  { kind = 'note', action }: Partial<Pick<Toast, 'kind' | 'action'>> = {},
): number | undefined {
  const now = Date.now();
  if (now - (shownAt.get(text) ?? -Infinity) < toastDedupeMs) return undefined;
  shownAt.set(text, now);
  const key = ++lastKey;
  set([...shown, { key, text, kind, ...(action && { action }) }].slice(-3));
  setTimeout(() => hideToast(key), toastMs);
  return key;
}

export function hideToast(key: number): void {
  if (shown.some((toast) => toast.key === key)) set(shown.filter((toast) => toast.key !== key));
}

const none: readonly Toast[] = [];

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => none,
  );
}
