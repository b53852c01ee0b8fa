// Of which exhibitions this device has badges: pages, which are rendered without knowing it, then show links to them.
import { useEffect, useSyncExternalStore } from 'react';
import { badgeDatabase } from './badge-storage.ts';

const none: ReadonlySet<string> = new Set();
let here = none;
const listeners = new Set<() => void>();

/** The ids of the exhibitions whose badges this device has; empty until they are known, and on the server. */
export function useBadgesHere(): ReadonlySet<string> {
  useEffect(() => void lookForBadges(), []);
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => here,
    () => none,
  );
}

/** Looks again which badges are here. Never rejects. */
export async function lookForBadges(): Promise<void> {
  const found = await exhibitionsOfBadges().catch(() => none);
  if (found.size === here.size && [...found].every((id) => here.has(id))) return;
  here = found;
  for (const changed of listeners) changed();
}

async function exhibitionsOfBadges(): Promise<ReadonlySet<string>> {
  // Most visitors have no badge: for them neither a database is made nor its code loaded.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === badgeDatabase)) return none;
  const { openBadges } = await import('./badge-store.ts');
  const database = await openBadges();
  const ids = await database.getAllKeys('badges').finally(() => database.close());
  return new Set(ids.map((id) => id.slice(0, id.indexOf('/'))));
}
