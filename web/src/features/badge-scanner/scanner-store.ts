// What this device knows to check badges without a network: keys, revocations, and which badges it has seen.
import type { PublicBadgeKey } from '@fairgate/badge/keys';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { clockDiffersMs, loadBadgeLists } from '#platform/badge-lists.ts';

export type CheckLists = {
  readonly keys: readonly PublicBadgeKey[];
  readonly revoked: Readonly<Record<string, readonly string[]>>;
  readonly clockOffsetMs: number;
  /** By this device's clock. */
  readonly loadedAt: number;
};

interface Schema extends DBSchema {
  lists: { key: 'current'; value: CheckLists };
  /** When a badge was first seen here on the last day when it was, by exhibition and number. */
  seen: { key: string; value: number };
}

async function use<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>('fairgate-scanner', 1, {
    upgrade(created) {
      created.createObjectStore('lists');
      created.createObjectStore('seen');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The lists of the last time this device was online; undefined if it never was. Never rejects. */
export const storedLists = (): Promise<CheckLists | undefined> =>
  use((database) => database.get('lists', 'current')).catch(() => undefined);

/** When lists were loaded, by a clock that cannot be set. */
const renewedAt = new WeakMap<CheckLists, number>();

/** The time of the server, in ms since 1970, as far as it is known without a network. */
export function serverNow(lists: CheckLists): number {
  const now = Date.now();
  const at = renewedAt.get(lists);
  if (at === undefined) return now + lists.clockOffsetMs;
  const expected = lists.loadedAt + lists.clockOffsetMs + (performance.now() - at);
  // A person has set the clock right since.
  return Math.abs(now - expected) < clockDiffersMs ? now : now + lists.clockOffsetMs;
}

/** Loads and stores new lists. @throws when the server does not answer */
export async function renewLists(): Promise<CheckLists> {
  const { keys, revoked, clockOffsetMs } = await loadBadgeLists();
  if (!Array.isArray(keys) || typeof revoked !== 'object' || revoked === null)
    throw new Error('These are no lists of badges');
  const lists: CheckLists = {
    keys: keys as PublicBadgeKey[],
    revoked: revoked as CheckLists['revoked'],
    clockOffsetMs,
    loadedAt: Date.now(),
  };
  renewedAt.set(lists, performance.now());
  // Without storage the lists serve until the page is closed.
  await use((database) => database.put('lists', lists, 'current')).catch(() => undefined);
  return lists;
}

type Numbered = { readonly exhibitionId: string; readonly number: string };

/**
 * When a badge was first seen here on this day of the fair; undefined if it was not: a visitor comes on several days.
 * @param timeZone of the fair
 */
export const findSeen = (badge: Numbered, timeZone: string | null | undefined): Promise<number | undefined> =>
  use(async (database) => ofToday(await database.get('seen', keyOf(badge)), timeZone)).catch(() => undefined);

/** Notes that a badge was seen. Resolves to what `findSeen` said before. */
export const noteSeen = (badge: Numbered, timeZone: string | null | undefined): Promise<number | undefined> =>
  use(async (database) => {
    const transaction = database.transaction('seen', 'readwrite');
    const before = ofToday(await transaction.store.get(keyOf(badge)), timeZone);
    if (before === undefined) await transaction.store.put(Date.now(), keyOf(badge));
    await transaction.done;
    return before;
  }).catch(() => undefined);

const keyOf = ({ exhibitionId, number }: Numbered): string => `${exhibitionId}/${number}`;

const ofToday = (seenMs: number | undefined, timeZone: string | null | undefined): number | undefined =>
  seenMs !== undefined && dayOf(seenMs, timeZone) === dayOf(Date.now(), timeZone) ? seenMs : undefined;

/** A day at the fair; without its time zone that of this device. */
const dayOf = (timeMs: number, timeZone: string | null | undefined): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: timeZone ?? undefined }).format(timeMs);
