// The viewer's own card on this device, for exchanges without a network. A full logout removes it (§4).
import type { OwnCardFieldsFragment } from '#graphql';
import { deviceList, hasFields } from '#platform/device-list.ts';
import { currentAccount } from '#platform/session/signed-in.ts';
import { useAccount } from '#platform/session/use-account.ts';
import { type Card, toCard } from './card.ts';

const ttlMs = 365 * 86_400_000;

export type StoredCard = {
  readonly buyerId: string;
  /** The account's mark (signed-in.ts); a card of an earlier release has none. */
  readonly account?: string;
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

/** The card of the signed-in account; without one, of whoever was signed in last. */
export function useStoredCard(): StoredCard | undefined {
  const account = useAccount();
  const [stored] = list.use();
  return account === '' || stored?.account === undefined || stored.account === account ? stored : undefined;
}

export const storeCard = (stored: StoredCard): void => list.update(() => [stored]);

/** What the account answers, as it is stored here. */
export const toStored = (
  buyerId: string,
  { card, signedCode, validUntil }: OwnCardFieldsFragment,
): StoredCard => ({
  buyerId,
  account: currentAccount(),
  card: toCard(card),
  signedCode,
  validUntil,
});
