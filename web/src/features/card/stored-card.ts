// The viewer's own card on this device, for exchanges without a network. A full logout removes it (§4).
import type { OwnCardFieldsFragment } from '#graphql';
import { deviceList, hasFields } from '#platform/device-list.ts';
import { type Card, toCard } from './card.ts';

const ttlMs = 365 * 86_400_000;

/** `buyerId` separates the accounts that use one browser. */
export type StoredCard = {
  readonly buyerId: string;
  readonly card: Card;
  /** The signed card, and until when it is valid (ISO 8601). */
  readonly signedCode: string;
  readonly validUntil: string;
};

const list = deviceList('own-card', {
  ttlMs,
  most: 1,
  isItem: (value): value is StoredCard => hasFields(value, ['buyerId', 'card', 'signedCode', 'validUntil']),
});

export const useStoredCard = (): StoredCard | undefined => list.use()[0];
export const storeCard = (stored: StoredCard): void => list.update(() => [stored]);

/** What the account answers, as it is stored here. */
export const toStored = (
  buyerId: string,
  { card, signedCode, validUntil }: OwnCardFieldsFragment,
): StoredCard => ({
  buyerId,
  card: toCard(card),
  signedCode,
  validUntil,
});
