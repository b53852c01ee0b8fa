// The viewer's own card on this device, for exchanges without a network. A full logout removes it (§4).
import { deviceList, hasFields } from '#platform/device-list.ts';
import type { Card } from './card.ts';

const ttlMs = 365 * 86_400_000;

/** `buyerId` separates the accounts that use one browser. */
type StoredCard = { readonly buyerId: string; readonly card: Card };

const list = deviceList('own-card', {
  ttlMs,
  most: 1,
  isItem: (value): value is StoredCard => hasFields(value, ['buyerId', 'card']),
});

export const useStoredCard = (): Card | undefined => list.use()[0]?.card;
export const storeCard = (stored: StoredCard): void => list.update(() => [stored]);
