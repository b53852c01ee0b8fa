// The badges on this device, which open without a network: at the gate of a hall there may be none.
import { useEffect, useSyncExternalStore } from 'react';
import type { BadgeFieldsFragment } from '#graphql';
import { badgeId, openBadges } from '#platform/badge-store.ts';
import { keepBadgePage } from '#platform/keep-badge-page.ts';
import { byUse } from './by-use.ts';

/** A badge with the drawing of its code, which early-badge.ts has no time to make; one that was just issued has none yet. */
export type StoredBadge = BadgeFieldsFragment & {
  readonly sheet?: { readonly modules: number; readonly path: string };
};

const open = () => openBadges<StoredBadge>();

let shown: readonly BadgeFieldsFragment[] | undefined;
const listeners = new Set<() => void>();

async function readAgain(): Promise<void> {
  shown = await readAll().catch((): BadgeFieldsFragment[] => []);
  for (const changed of listeners) changed();
}

async function readAll(): Promise<BadgeFieldsFragment[]> {
  const database = await open();
  const badges = await database.getAll('badges');
  database.close();
  return byUse(badges, Date.now());
}

/**
 * Stores badges or replaces them, and asks the browser to keep this site's data.
 * @throws when nothing can be stored, for example because the storage is full.
 */
export async function storeBadges(badges: readonly BadgeFieldsFragment[]): Promise<void> {
  if (badges.length === 0) return;
  const { qrModules, qrPath } = await import('@fairgate/badge/qr');
  const drawn = badges.map((badge): StoredBadge => {
    const rows = qrModules(badge.signedCode);
    return { ...badge, sheet: { modules: rows.length, path: qrPath(rows) } };
  });
  const database = await open();
  try {
    const transaction = database.transaction('badges', 'readwrite');
    await Promise.all([
      ...drawn.map((badge) => transaction.store.put(badge, badgeId(badge))),
      transaction.done,
    ]);
  } finally {
    database.close();
  }
  // Without this promise a browser may delete the data of a site that is rarely visited.
  void navigator.storage?.persist?.().catch(() => undefined);
  keepBadgePage();
  await readAgain();
}

/** Removes all badges from this device. */
export async function removeBadges(): Promise<void> {
  const database = await open();
  await database.clear('badges');
  database.close();
  await readAgain();
}

/** The badges on this device; undefined until they are read, and on the server. */
export function useStoredBadges(): readonly BadgeFieldsFragment[] | undefined {
  useEffect(() => {
    if (!shown) void readAgain();
  }, []);
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => shown,
    () => undefined,
  );
}
