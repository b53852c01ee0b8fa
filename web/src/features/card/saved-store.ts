// The received cards on this device: they can be read without a network, and those that the account does not have yet
// wait here. A full logout removes them (§4).
import { savedCardsMaxCount } from '@fairgate/schema/limits';
import type { SavedCardFieldsFragment } from '#graphql';
import { deviceList, hasFields } from '#platform/device-list.ts';
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
};

const list = deviceList('saved-cards', {
  ttlMs,
  most: savedCardsMaxCount,
  isItem: (value): value is KeptCard => hasFields(value, ['id', 'kind', 'card', 'note', 'savedAt']),
});

export const useKeptCards = list.use;
export const keptCards = list.read;

export function toKept({
  id,
  kind,
  card,
  supplierId,
  hall,
  standNumber,
  note,
  savedAt,
}: SavedCardFieldsFragment): KeptCard {
  return { id, kind, card: toCard(card), supplierId, hall, standNumber, note, savedAt };
}

/** Adds a card, or replaces the one with its id. */
export function keepCard(card: KeptCard): void {
  list.update((items) => [card, ...items.filter(({ id }) => id !== card.id)]);
}

/** Replaces a card in its place. */
export function renewCard(card: KeptCard): void {
  list.update((items) => items.map((one) => (one.id === card.id ? card : one)));
}

export function dropCard(id: string): void {
  list.update((items) => items.filter((one) => one.id !== id));
}

/** The account's cards, and before them those that wait. */
export function keepAll(cards: readonly KeptCard[]): void {
  const known = new Set(cards.map(({ id }) => id));
  list.update((items) => [...items.filter(({ id, unsent }) => unsent && !known.has(id)), ...cards]);
}
