// The received cards on this device: they can be read without a network, and those that the account does not have yet
// wait here. They belong to the account that stored them (account-list.ts). A full logout removes them (§4).
import { savedCardsMaxCount } from '@fairgate/schema/limits';
import type { SavedCardFieldsFragment } from '#graphql';
import { accountList, type OfAccount } from '#platform/account-list.ts';
import { hasFields } from '#platform/device-list.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { type Card, toCard } from './card.ts';

const ttlMs = 2 * 365 * 86_400_000;

export type SavedCard = OfAccount & {
  readonly id: string;
  readonly kind: 'BUYER' | 'SUPPLIER';
  readonly card: Card;
  readonly supplierId: string | null;
  readonly hall: string | null;
  readonly standNumber: string | null;
  readonly note: string;
  /** ISO 8601. */
  readonly savedAt: string;
  /** The account does not have it yet: what to send. */
  readonly unsent?: { readonly exhibitionId: string | null } | { readonly signedCode: string };
  /** Why the account did not take it. */
  readonly error?: OperationError;
  /** The id of the account that has it. */
  readonly accountId?: string;
  /** The same in cards of an earlier release. */
  readonly buyerId?: string;
};

const list = accountList('saved-cards', {
  ttlMs,
  most: savedCardsMaxCount,
  isItem: (value): value is SavedCard => hasFields(value, ['id', 'kind', 'card', 'note', 'savedAt']),
});

export const useStoredCards = list.use;
export const takeOverCards = list.takeOver;
export const useAreCardsUnstored = list.useIsUnstored;
export const readStoredCards = list.read;

export function toSavedCard(
  { id, kind, card, supplierId, hall, standNumber, note, savedAt }: SavedCardFieldsFragment,
  accountId: string,
): SavedCard {
  return { id, kind, card: toCard(card), supplierId, hall, standNumber, note, savedAt, accountId };
}

/** Why a card was not saved: there are too many, or this device has no room for it. */
export type NotSaved = 'too-many' | 'storage';

/** Adds a card, or replaces the one with its id. Where that is not possible, all stays as it is. */
export function saveCard(card: SavedCard): NotSaved | undefined {
  const others = list.read().filter(({ id }) => id !== card.id);
  if (others.length >= savedCardsMaxCount) return 'too-many';
  return list.store(() => [card, ...others]) ? undefined : 'storage';
}

/** Replaces a card in its place. Returns false, and changes nothing, where it cannot be stored. */
export const renewCard = (card: SavedCard): boolean =>
  list.store((items) => items.map((one) => (one.id === card.id ? card : one)));

export function dropCard(id: string): void {
  list.update((items) => items.filter((one) => one.id !== id));
}

/**
 * The account's cards, and before them those that wait. What has been changed here and not arrived yet stays.
 * @param forms of the outbox that wait.
 */
export function storeCards(cards: readonly SavedCard[], forms: readonly string[]): void {
  const known = new Set(cards.map(({ id }) => id));
  const current = cards.filter(({ id }) => !forms.includes(removalForm(id)));
  list.update((items) => [
    ...items.filter(({ id, unsent }) => unsent && !known.has(id)),
    ...current.map((card) => {
      const here = items.find(({ id }) => id === card.id);
      return here && forms.includes(noteForm(card.id)) ? { ...card, note: here.note } : card;
    }),
  ]);
}

/** With what the forms of the outbox begin that change saved cards. */
export const changesOfCards = 'saved-card-';
export const noteForm = (id: string): string => `${changesOfCards}note:${id}`;
export const removalForm = (id: string): string => `${changesOfCards}removal:${id}`;
