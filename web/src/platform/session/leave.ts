// §4 A full logout, once the gateway has ended the session: nothing of the person stays on this device.
import { clearStorage } from '../storage.ts';

/** What belongs to the device: the sites it has seen, and whether consent was given (§4, it has its own time). */
const keep = ['sites', 'consent'];

/** What takes longer goes on; nobody waits for it. */
const atMostMs = 1_000;

/**
 * Clears what was stored (cart lists, drafts, what was seen, searched and compared, tasks, caches of pages and answers, the
 * service worker with its lists). Never rejects. Load the page anew afterwards: what is open still shows what it showed, and
 * the service worker is registered again.
 */
export async function clearDevice(): Promise<void> {
  clearStorage(keep);
  await Promise.race([
    Promise.allSettled([unregisterWorkers().then(deleteCaches), emptyDatabases()]),
    new Promise((resolve) => {
      setTimeout(resolve, atMostMs);
    }),
  ]);
}

async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await Promise.allSettled(
    (await navigator.serviceWorker.getRegistrations()).map((registration) => registration.unregister()),
  );
}

async function deleteCaches(): Promise<void> {
  if ('caches' in globalThis)
    await Promise.allSettled((await caches.keys()).map((name) => caches.delete(name)));
}

async function emptyDatabases(): Promise<void> {
  // Firefox lists them since version 126; older ones keep workbox's list of addresses until it expires.
  const found = await indexedDB.databases();
  await Promise.allSettled(found.map(({ name = '' }) => empty(name)));
}

/**
 * Not deleted: that waits for all who hold it open, as the service worker does until it ends, and holds up whoever opens it
 * next. What is in it goes at once.
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
      reject(new Error('The database did not do it', { cause: request.error })),
    );
  });
}
