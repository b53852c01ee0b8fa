// The exhibitions on this device, which open without a network.
import type { PocketPack } from '@fairgate/schema/pocket';
import { openDB, type DBSchema } from 'idb';
import { pocketDatabase, pocketPictures } from '../pocket-storage.ts';

/** What is stored, without the exhibition itself. */
export type SavedPocket = {
  /** Id of the exhibition. */
  readonly id: string;
  readonly name: string;
  /** The address of its home page. */
  readonly href: string;
  readonly language: string;
  /** When the server was last asked for changes (ISO 8601). */
  readonly checkedAt: string;
  readonly bytes: number;
  readonly withPictures: boolean;
  /** How many pictures could not be loaded; an earlier version of the app did not count them. */
  readonly missingPictures?: number;
  /** Where the exhibition has more products than are stored: how many are, and how many it has. */
  readonly products?: { readonly stored: number; readonly all: number };
};

interface Schema extends DBSchema {
  saved: { key: string; value: SavedPocket };
  packs: { key: string; value: PocketPack };
}

const open = () =>
  openDB<Schema>(pocketDatabase, 1, {
    upgrade: (database) => {
      database.createObjectStore('saved');
      database.createObjectStore('packs');
    },
  });
type Database = Awaited<ReturnType<typeof open>>;

async function using<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The exhibitions on this device; none where nothing can be stored. */
export const savedPockets = (): Promise<readonly SavedPocket[]> =>
  using((database) => database.getAll('saved')).catch(() => []);

export const savedPocket = (id: string): Promise<SavedPocket | undefined> =>
  using((database) => database.get('saved', id)).catch(() => undefined);

export type StoredPack = { readonly saved: SavedPocket; readonly pack: PocketPack };

/** The exhibition that was read last: each word of a search reads it again. */
let last: StoredPack | undefined;

/** An exhibition with all its data; undefined when it is not on this device. */
export async function storedPack(id: string): Promise<StoredPack | undefined> {
  if (last?.saved.id === id) return last;
  const [saved, pack] = await using((database) =>
    Promise.all([database.get('saved', id), database.get('packs', id)]),
  );
  if (saved && pack) last = { saved, pack };
  return last?.saved.id === id ? last : undefined;
}

/** All exhibitions on this device with their data; none where nothing can be stored. */
export async function storedPacks(): Promise<readonly StoredPack[]> {
  const stored = await Promise.all((await savedPockets()).map(({ id }) => storedPack(id)));
  return stored.filter((one) => one !== undefined);
}

/** Stores an exhibition as a whole or not at all. @throws QuotaExceededError when the storage is full. */
export async function storePack({ saved, pack }: StoredPack): Promise<void> {
  last = undefined;
  await using(async (database) => {
    const transaction = database.transaction(['saved', 'packs'], 'readwrite');
    const puts = [
      transaction.objectStore('packs').put(pack, saved.id),
      transaction.objectStore('saved').put(saved, saved.id),
    ];
    // The transaction knows why it failed; its parts know only that it did.
    await Promise.allSettled(puts);
    await transaction.done;
  });
  // Without this promise a browser may delete the data of a site that is rarely visited.
  void navigator.storage?.persist?.().catch(() => undefined);
}

export async function removePack(id: string): Promise<void> {
  last = undefined;
  await using(async (database) => {
    const transaction = database.transaction(['saved', 'packs'], 'readwrite');
    await Promise.all([
      transaction.objectStore('saved').delete(id),
      transaction.objectStore('packs').delete(id),
      transaction.done,
    ]);
  });
  await caches.delete(pocketPictures(id));
}
