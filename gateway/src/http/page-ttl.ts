import { pageTtlMs } from '@fairgate/schema/limits';
import { matchRoute } from '@fairgate/schema/urls/routes';
import type { CallLog } from '../upstream/call-log.ts';

/**
 * How long a page is fresh, in ms: one hour where §2 states it, otherwise as long as its data (§9). 0 when a source
 * failed: the page is sent but not stored. A page made of stale answers is not stored for an hour either.
 * @param path after the site's prefix.
 */
export function pageTtlOf(path: string, { ttlMs, lookups }: Pick<CallLog, 'ttlMs' | 'lookups'>): number {
  const named = ttlMs > 0 && lookups.stale === 0 ? matchRoute(path)?.route.cacheTtlMs : undefined;
  return Math.min(named ?? ttlMs, pageTtlMs);
}

/**
 * Cache-Control (RFC 9111) of a redirect: browsers revalidate each time, because a name may change and change back.
 */
export function redirectCacheControl(ttlMs: number): string {
  return ttlMs > 0 ? `public, max-age=0, s-maxage=${Math.round(ttlMs / 1_000)}` : 'no-store';
}
