import { type BadgeVerdict, verifyBadge } from '@fairgate/badge/verify';
import type { ScannedExhibition } from './scanner-exhibition.ts';
import { type CheckLists, noteSeen, renewLists, serverNow } from './scanner-store.ts';

export type Checked = BadgeVerdict & {
  /** When this device first saw the valid badge before. */
  readonly seenAt?: number | undefined;
  /** The id of its scan, where this device notes scans. */
  readonly scanId?: string | undefined;
};

/** Forged codes can name any key: they do not make the device ask more often. */
const askAgainMs = 10_000;
let newest: CheckLists | undefined;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Checks the text of a QR code for an exhibition, without a network; the server's clock counts where it is known. A badge of a key
 * that is newer than the lists is checked again with new ones, if there is a network.
 */
export async function checkCode(
  text: string,
  { id: exhibitionId, timeZone }: ScannedExhibition,
  lists: CheckLists,
): Promise<Checked> {
  const known = newest && newest.loadedAt > lists.loadedAt ? newest : lists;
  let verdict = await verify(text, exhibitionId, known);
  if (verdict.problem === 'unknown-key' && navigator.onLine && performance.now() - askedAt > askAgainMs) {
    askedAt = performance.now();
    newest = await renewLists().catch(() => newest);
    if (newest) verdict = await verify(text, exhibitionId, newest);
  }
  return verdict.problem === undefined
    ? { ...verdict, seenAt: await noteSeen(verdict.claims, timeZone) }
    : verdict;
}

const verify = (text: string, exhibitionId: string, lists: CheckLists) =>
  verifyBadge(text, {
    keys: lists.keys,
    exhibitionId,
    nowSeconds: serverNow(lists) / 1_000,
    isRevoked: (claims) => lists.revoked[claims.exhibitionId]?.includes(claims.number) ?? false,
  });
