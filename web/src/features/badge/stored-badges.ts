// The badges on this device, which open without a network: at the gate of a hall there may be none.
import { badgeNewsMs } from '@fairgate/schema/limits';
import { useEffect, useSyncExternalStore } from 'react';
import type { BadgeFieldsFragment } from '#graphql';
import { badgeId, openBadges } from '#platform/badge-store.ts';
import { lookForBadges } from '#platform/badges-here.ts';
import { loadBadgeLists } from '#platform/badge-lists.ts';
import { keepBadgePage } from '#platform/keep-badge-page.ts';
import { isLeaving } from '#platform/storage.ts';
import { byUse } from './by-use.ts';

/** A badge with the drawing of its code, which early-badge.ts has no time to make; one that was just issued has none yet. */
export type StoredBadge = BadgeFieldsFragment & {
  readonly sheet?: { readonly modules: number; readonly path: string };
  /** The secret that opens it (LinkedBadge.tsx), where this device has it. */
  readonly link?: string;
  /** When its link was last asked for news, in ms since 1970. */
  readonly askedAt?: number;
};

const open = () => openBadges<StoredBadge>();

let shown: readonly StoredBadge[] | undefined;
const listeners = new Set<() => void>();

async function readAgain(): Promise<void> {
  shown = await readAll().catch((): StoredBadge[] => []);
  void lookForBadges();
  for (const changed of listeners) changed();
}

async function readAll(): Promise<StoredBadge[]> {
  const database = await open();
  const badges = await database.getAll('badges');
  database.close();
  return byUse(badges, Date.now());
}

/**
 * Stores badges or replaces them, and asks the browser to keep this site's data.
 * @throws when nothing can be stored, for example because the storage is full.
 */
export async function storeBadges(badges: readonly StoredBadge[]): Promise<void> {
  if (badges.length === 0) return;
  await put(badges, 'all');
  // Without this promise a browser may delete the data of a site that is rarely visited.
  void navigator.storage?.persist?.().catch(() => undefined);
  keepBadgePage();
  await readAgain();
}

/** @param which 'known': those that are still on this device. */
async function put(badges: readonly StoredBadge[], which: 'all' | 'known'): Promise<void> {
  const { qrModules, qrPath } = await import('@fairgate/badge/qr');
  if (isLeaving()) return;
  const drawn = badges.map((badge): StoredBadge => {
    const rows = qrModules(badge.signedCode);
    return { ...badge, sheet: { modules: rows.length, path: qrPath(rows) } };
  });
  const database = await open();
  try {
    const transaction = database.transaction('badges', 'readwrite');
    const write = async (badge: StoredBadge): Promise<void> => {
      const known = await transaction.store.get(badgeId(badge));
      if (!known && which === 'known') return;
      const before = {
        ...(known?.link && { link: known.link }),
        ...(known?.askedAt && { askedAt: known.askedAt }),
      };
      await transaction.store.put({ ...before, ...badge }, badgeId(badge));
    };
    await Promise.all([...drawn.map(write), transaction.done]);
  } finally {
    database.close();
  }
}

/**
 * Brings the badges on this device up to date: with new days of a fair, and with revocations. One without a link learns from the
 * list only that it is revoked; then the time is that of now. Each link is asked for once in `badgeNewsMs`, the newest badge first.
 * @param open opens a badge by its link; null if the service gives none, undefined if it is not reached.
 * @returns how far this device's clock is behind the server's, in ms; undefined when the server was not asked or reached.
 */
export async function renewStored(
  open: (link: string) => Promise<BadgeFieldsFragment | null | undefined>,
): Promise<number | undefined> {
  const valid = (await readAll())
    .filter(({ revokedAt }) => revokedAt === null)
    .toSorted((one, other) => Date.parse(other.validFrom) - Date.parse(one.validFrom));
  if (valid.length === 0) return undefined;
  const askedAt = Date.now();
  // A clock that was set back does not silence a badge.
  const isDue = (before = 0) => Math.abs(askedAt - before) >= badgeNewsMs;
  const [opened, lists] = await Promise.all([
    Promise.all(
      valid.map(async ({ link, askedAt: before }) =>
        link !== undefined && isDue(before) ? await open(link) : undefined,
      ),
    ),
    loadBadgeLists().catch(() => undefined),
  ]);
  const revoked = (lists?.revoked ?? {}) as Readonly<Record<string, readonly string[] | undefined>>;
  const revokedAt = new Date().toISOString();
  const renewed = valid.flatMap((badge, index): StoredBadge[] => {
    const now = opened[index];
    if (now && badgeId(now) === badgeId(badge)) return [{ ...now, askedAt }];
    if (revoked[badge.exhibition.id]?.includes(badge.number)) return [{ ...badge, revokedAt }];
    return now === undefined ? [] : [{ ...badge, askedAt }];
  });
  if (renewed.length > 0) {
    await put(renewed, 'known');
    await readAgain();
  }
  return lists?.clockOffsetMs;
}

/** Removes all badges from this device. */
export async function removeBadges(): Promise<void> {
  const database = await open();
  await database.clear('badges');
  database.close();
  await readAgain();
}

/** The badges on this device; undefined until they are read, and on the server. */
export function useStoredBadges(): readonly StoredBadge[] | undefined {
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
