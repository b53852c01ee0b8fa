import type { NearWords } from './index/facet-count.ts';

/** Formats the alternative query for the wire. */
export function formatNear(
  near: NearWords | undefined,
): { keyword: string; dropped: readonly string[]; certs: readonly string[] } | null {
  return near ? { keyword: near.keyword, dropped: near.dropped, certs: near.certificates } : null;
}
