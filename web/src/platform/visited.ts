// The pages opened on this device. The service worker caches them; this list has their titles.
import { holdsSecret } from '@fairgate/schema/urls/secret-parameters';
import { readItem, writeItem } from './storage.ts';

export type Visited = { readonly href: string; readonly title: string };

/** Pages of an account, whose data no device stores: offline there is nothing to read. */
const needsNetwork = /^(\/..)?\/(account|desk|myFavorite|organiser|setting)\b/;

const maxVisits = 30;
const ttlMs = 30 * 86_400_000;

export function rememberVisit(href: string, title: string): void {
  if (holdsSecret(href) || needsNetwork.test(href)) return;
  const others = readVisits().filter((visit) => visit.href !== href);
  writeItem(
    'visited',
    [{ href, title: title.replace(/ \| [^|]*$/, '') }, ...others].slice(0, maxVisits),
    ttlMs,
  );
}

/** The pages that open offline: the exhibitions on this device, and visited pages, latest first. */
export async function readableOffline(): Promise<readonly Visited[]> {
  if (!('caches' in globalThis)) return [];
  const { savedPockets } = await import('./pocket/pocket-store.ts');
  const exhibitions = (await savedPockets()).map(({ href, name }): Visited => ({ href, title: name }));
  const cached = await Promise.all(
    readVisits().map(async (visit) =>
      (await caches.match(visit.href, { ignoreVary: true })) ? [visit] : [],
    ),
  );
  const pathOf = (href: string) => href.replace(/[?#].*/, '');
  const visited = cached.flat().filter(({ href }) => exhibitions.every((one) => one.href !== pathOf(href)));
  return [...exhibitions, ...visited];
}

/**
 * Reloads the current page from the service worker's cache, if it is there: navigation inside the app loads
 * only data, which is not available offline. Not for a page that was loaded as a whole.
 */
export async function openCachedCopy(): Promise<void> {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!('caches' in globalThis) || loaded?.name === location.href) return;
  if (await caches.match(location.href, { ignoreVary: true })) location.reload();
}

function readVisits(): Visited[] {
  const found = readItem('visited');
  return Array.isArray(found) ? found.filter(isVisited) : [];
}

function isVisited(value: unknown): value is Visited {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    'title' in value &&
    typeof value.href === 'string' &&
    typeof value.title === 'string'
  );
}
