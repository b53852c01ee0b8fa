// §4 A full logout, or the deletion of the account, after the gateway has ended the session: removes all personal data from this
// device.
import { outboxDatabase } from '../../sw/outbox-database.ts';
import { waitingItem } from '../outbox/waiting-item.ts';
import { badgeDatabase, keepBadgesKey, keepsBadges } from '../badge-storage.ts';
import { clearCartCookies } from '../cart-cookies.ts';
import { isPocketCache, pocketDatabase } from '../pocket-storage.ts';
import { clearStorage } from '../storage.ts';

/**
 * Data of the device: the visited sites, the consent (§4, it has its own expiry), that the app is not to be offered again,
 * and that badges stay.
 */
const lastingKeys = ['sites', 'consent', 'install-declined', keepBadgesKey];

/** The app's own files. Without them the service worker, which other tabs use, could open no page offline. */
const lastingCaches = /^workbox-precache-/;

/** Longer work continues in the background. */
const atMostMs = 1_000;

/**
 * Clears all stored data (cart lists, drafts, seen and compared products, searches, tasks, caches of pages
 * and answers with their lists). Never rejects. Then load the page again: it still shows the old data, and stores nothing more.
 * @param keepsScans scans that were not sent stay in the outbox until their account is back.
 */
export async function clearDevice(keepsScans = false): Promise<void> {
  clearCartCookies();
  clearStorage(keepsScans ? [...lastingKeys, waitingItem] : lastingKeys);
  await Promise.race([
    Promise.allSettled([deleteCaches(), emptyDatabases(keepsScans)]),
    new Promise((resolve) => {
      setTimeout(resolve, atMostMs);
    }),
  ]);
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => !lastingCaches.test(name) && !isPocketCache(name));
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

async function emptyDatabases(keepsScans: boolean): Promise<void> {
  // Firefox lists databases since version 126; older versions keep workbox's list of addresses until it
  // expires.
  const found = await indexedDB.databases();
  const names = found
    .map(({ name = '' }) => name)
    .filter((name) => name !== pocketDatabase && (name !== badgeDatabase || !keepsBadges()));
  await Promise.allSettled(
    names.map((name) => (keepsScans && name === outboxDatabase ? emptyOutbox() : empty(name))),
  );
}

const emptyOutbox = async () => (await import('../../sw/outbox-store.ts')).removeOthers();

/**
 * Empties a database. Deleting it would wait until all connections are closed, as the service worker's is
 * only when it ends, and would block the next one to open it.
 */
async function empty(name: string): Promise<void> {
  const database = await done(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => done(transaction.objectStore(store).clear())));
  }
  database.close();
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('A database request failed', { cause: request.error })),
    );
  });
}
