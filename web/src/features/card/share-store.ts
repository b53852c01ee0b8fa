// The owner's receipts of having shown the card, until the account lists them. The outbox sends them. They belong to the account
// (account-list.ts); a full logout removes them (§4).
import type { CardField } from '@fairgate/schema/constants';
import { accountList, type OfAccount } from '#platform/account-list.ts';
import { hasFields } from '#platform/device-list.ts';

const ttlMs = 365 * 86_400_000;
const most = 200;

export type ShownShare = OfAccount & {
  readonly id: string;
  readonly fields: readonly CardField[];
  /** ISO 8601. */
  readonly sharedAt: string;
};

const list = accountList('card-shares', {
  ttlMs,
  most,
  isItem: (value): value is ShownShare => hasFields(value, ['id', 'fields', 'sharedAt']),
});

export const useNewShares = list.use;
export const useAreSharesUnstored = list.useIsUnstored;
export const addShare = (share: ShownShare): void => list.update((items) => [share, ...items]);
export function dropShares(ids: readonly string[]): void {
  if (list.read().some(({ id }) => ids.includes(id)))
    list.update((items) => items.filter(({ id }) => !ids.includes(id)));
}
