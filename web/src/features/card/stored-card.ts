// The viewer's own card on this device, for exchanges without a network. It belongs to the account (account-list.ts); a full logout
// removes it (§4).
import type { OwnCardFieldsFragment } from '#graphql';
import { accountList, type OfAccount } from '#platform/account-list.ts';
import { hasFields } from '#platform/device-list.ts';
import { type Card, toCard } from './card.ts';

const ttlMs = 365 * 86_400_000;

/** Whose card it is: the kind and the id of the account. */
export type CardAccount = { readonly kind: 'buyer' | 'supplier'; readonly id: string };

export type StoredCard = OfAccount & {
  readonly kind: CardAccount['kind'];
  readonly accountId: string;
  readonly card: Card;
  /** The signed card, and until when it is valid (ISO 8601). */
  readonly signedCode: string;
  readonly validUntil: string;
};

const list = accountList('own-card', {
  ttlMs,
  most: 1,
  isItem: (value): value is StoredCard =>
    hasFields(value, ['kind', 'accountId', 'card', 'signedCode', 'validUntil']),
});

/** The card of the signed-in account; without one, of whoever was signed in last. */
export const useStoredCard = (): StoredCard | undefined => list.use()[0];
export const useIsCardUnstored = list.useIsUnstored;

export const storeCard = (stored: StoredCard): void => list.update(() => [stored]);

/** What the account answers, as it is stored here. */
export const toStored = (
  { kind, id }: CardAccount,
  { card, signedCode, validUntil }: OwnCardFieldsFragment,
): StoredCard => ({ kind, accountId: id, card: toCard(card), signedCode, validUntil });
