// The owner's receipts of having shown the card, until the account lists them. The outbox sends them. A full logout removes
// them (§4).
import type { CardField } from '@fairgate/schema/constants';
import { deviceList, hasFields } from '#platform/device-list.ts';

const ttlMs = 365 * 86_400_000;
const most = 200;

export type ShownShare = {
  readonly id: string;
  readonly fields: readonly CardField[];
  /** ISO 8601. */
  readonly sharedAt: string;
};

const list = deviceList('card-shares', {
  ttlMs,
  most,
  isItem: (value): value is ShownShare => hasFields(value, ['id', 'fields', 'sharedAt']),
});

export const useNewShares = list.use;
export const addShare = (share: ShownShare): void => list.update((items) => [share, ...items]);
export function dropShares(ids: readonly string[]): void {
  if (list.read().some(({ id }) => ids.includes(id)))
    list.update((items) => items.filter(({ id }) => !ids.includes(id)));
}
