import { type BadgeVerdict, verifyBadge } from '@fairgate/badge/verify';
import { type CheckLists, noteSeen } from './scanner-store.ts';

export type Checked = BadgeVerdict & {
  /** When this device first saw the valid badge before. */
  readonly seenAt?: number | undefined;
  /** The id of its scan, where this device notes scans. */
  readonly scanId?: string | undefined;
};

/** Checks the text of a QR code for an exhibition, without a network; the server's clock counts where it is known. */
export async function checkCode(text: string, exhibitionId: string, lists: CheckLists): Promise<Checked> {
  const verdict = await verifyBadge(text, {
    keys: lists.keys,
    exhibitionId,
    nowSeconds: (Date.now() + lists.clockOffsetMs) / 1_000,
    isRevoked: (claims) => lists.revoked[claims.exhibitionId]?.includes(claims.number) ?? false,
  });
  return verdict.problem === undefined ? { ...verdict, seenAt: await noteSeen(verdict.claims) } : verdict;
}
