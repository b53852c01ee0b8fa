// What this device knows to check badges without a network: keys, revocations, and which badges it has seen.
import type { PublicBadgeKey } from '@fairgate/badge/keys';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { loadBadgeLists } from '#platform/badge-lists.ts';

export type CheckLists = {
  readonly keys: readonly PublicBadgeKey[];
  readonly revoked: Readonly<Record<string, readonly string[]>>;
  readonly clockOffsetMs: number;
  /** By this device's clock. */
  readonly loadedAt: number;
};

interface Schema extends DBSchema {
  lists: { key: 'current'; value: CheckLists };
  /** When a badge was first seen here, by exhibition and number. */
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

/** When lists were loaded, by a clock that nobody sets. */
const renewedAt = new WeakMap<CheckLists, number>();

/** A smaller difference decides nothing (clockToleranceSeconds). */
export const clockDiffersMs = 5 * 60_000;

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

/** Notes that a badge was seen. Resolves to the time when it was first seen here before; undefined for the first time. */
export const noteSeen = ({ exhibitionId, number }: Numbered): Promise<number | undefined> =>
  use(async (database) => {
    const key = `${exhibitionId}/${number}`;
    const transaction = database.transaction('seen', 'readwrite');
    const before = await transaction.store.get(key);
    if (before === undefined) await transaction.store.put(Date.now(), key);
    await transaction.done;
    return before;
  }).catch(() => undefined);
