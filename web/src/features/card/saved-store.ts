// The received cards on this device: they can be read without a network, and those that the account does not have yet
// wait here. A full logout removes them (§4).
import { savedCardsMaxCount } from '@fairgate/schema/limits';
import type { SavedCardFieldsFragment } from '#graphql';
import { deviceList, hasFields } from '#platform/device-list.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { type Card, toCard } from './card.ts';

const ttlMs = 2 * 365 * 86_400_000;

export type KeptCard = {
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
  readonly problem?: OperationError;
  /** The account that has it. */
  readonly buyerId?: string;
};

const list = deviceList('saved-cards', {
  ttlMs,
  most: savedCardsMaxCount,
  isItem: (value): value is KeptCard => hasFields(value, ['id', 'kind', 'card', 'note', 'savedAt']),
});

export const useKeptCards = list.use;
export const keptCards = list.read;

export function toKept(
  { id, kind, card, supplierId, hall, standNumber, note, savedAt }: SavedCardFieldsFragment,
  buyerId: string,
): KeptCard {
  return { id, kind, card: toCard(card), supplierId, hall, standNumber, note, savedAt, buyerId };
}

/** Why a device does not take another card. */
export const deviceFull: OperationError = { code: 'CARDS_FULL', max: savedCardsMaxCount };

/** Adds a card, or replaces the one with its id. Returns false, and drops none, where there is no room for another. */
export function keepCard(card: KeptCard): boolean {
  const others = list.read().filter(({ id }) => id !== card.id);
  if (others.length >= savedCardsMaxCount) return false;
  list.update(() => [card, ...others]);
  return true;
}

/** Replaces a card in its place. */
export function renewCard(card: KeptCard): void {
  list.update((items) => items.map((one) => (one.id === card.id ? card : one)));
}

export function dropCard(id: string): void {
  list.update((items) => items.filter((one) => one.id !== id));
}

/**
 * The account's cards, and before them those that wait. What has been changed here and not arrived yet stays.
 * @param forms of the outbox that wait.
 */
export function keepAll(cards: readonly KeptCard[], forms: readonly string[]): void {
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
