// The app offers to install itself after some use, never on arrival, and not again for 60 days once declined.
import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from './storage.ts';

/** Chromium's event; other browsers install through their own menus. */
type InstallEvent = Event & { readonly prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

const productsBeforeAsking = 3;
const declinedTtlMs = 60 * 86_400_000;
const seenTtlMs = 30 * 86_400_000;

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    changed();
  });
  addEventListener('appinstalled', () => {
    offered = undefined;
    changed();
  });
}

/** Counts a product that the visitor stayed on. */
export function countProductSeen(id: string): void {
  const seen = seenProducts();
  if (seen.includes(id)) return;
  writeItem('products-seen', [...seen, id].slice(-productsBeforeAsking), seenTtlMs);
  changed();
}

export function useInstallOffer(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () =>
      offered !== undefined &&
      seenProducts().length >= productsBeforeAsking &&
      readItem('install-declined') === undefined,
    () => false,
  );
}

export async function install(): Promise<void> {
  const answer = await offered?.prompt();
  if (answer?.outcome === 'dismissed') declineInstall();
  offered = undefined;
  changed();
}

export function declineInstall(): void {
  writeItem('install-declined', true, declinedTtlMs);
  changed();
}

function seenProducts(): string[] {
  const found = readItem('products-seen');
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}
