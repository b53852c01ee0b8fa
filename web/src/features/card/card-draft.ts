// Unsaved input of the card's form of one account, kept as typed: also without a network and after the page was closed.
import { cardLinesItem } from '#platform/card-lines.ts';
import { currentAccount } from '#platform/session/signed-in.ts';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';
import { type Card, toCard } from './card.ts';

/** The name of the draft. */
export const cardDraft = 'card-draft';
const ttlMs = 30 * 86_400_000;

/** The form's values: '' where there is none. */
export type CardValues = Record<keyof Card, string>;

export const valuesOf = (card: Card): CardValues =>
  Object.fromEntries(Object.entries(card).map(([field, value]) => [field, value ?? ''])) as CardValues;

/** What the form sends: trimmed, null for an empty field. */
export const inputOf = ({ name, ...rest }: CardValues) => ({
  ...(Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, value.trim() || null])) as Omit<
    Card,
    'name'
  >),
  name: name.trim(),
});

export function readDraft(): CardValues | undefined {
  const found = readItem(cardDraft);
  if (typeof found !== 'object' || found === null) return undefined;
  // A draft of an earlier release names no account.
  const isOwn = !('account' in found) || found.account === currentAccount();
  return isOwn ? valuesOf(toCard(found)) : undefined;
}

export function dropDraft(): void {
  removeItem(cardDraft);
  removeItem(cardLinesItem(cardDraft));
}

/** Returns false where it cannot be stored. */
export function storeDraft(values: CardValues, saved: CardValues): boolean {
  if (Object.entries(saved).some(([field, value]) => values[field as keyof Card].trim() !== value))
    return writeItem(cardDraft, { ...values, account: currentAccount() }, ttlMs);
  removeItem(cardDraft);
  return true;
}
