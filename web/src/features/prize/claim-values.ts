// The address for a prize, as a buyer types it, kept on the device until it has arrived.
import type { ClaimFragment, ClaimPrizeInput } from '#graphql';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';

export type ClaimValues = Pick<ClaimPrizeInput, 'name' | 'phone' | 'countryCode' | 'address'>;

const emptyValues: ClaimValues = { name: '', phone: '', countryCode: '', address: '' };
const names = Object.keys(emptyValues) as (keyof ClaimValues)[];

const ttlMs = 7 * 86_400_000;
const draftOf = (prize: string) => `prize-claim:${prize}`;

/** What the form begins with: what was typed, else the address of a claim. @param prize the name of its form. */
export function startValues(prize: string, known: ClaimFragment | undefined): ClaimValues {
  const draft = readItem(draftOf(prize));
  const typed = typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
  const textOf = (name: keyof ClaimValues): string => {
    const own = typed[name];
    return typeof own === 'string' ? own : (known?.[name] ?? '');
  };
  return { ...emptyValues, ...Object.fromEntries(names.map((name) => [name, textOf(name)])) };
}

export function writeDraft(prize: string, values: ClaimValues): void {
  writeItem(draftOf(prize), { ...values, typedAt: Date.now() }, ttlMs);
}

/** Removes what has arrived, and not what was typed since. @param sentAt when it was submitted, in ms since 1970. */
export function dropDraft(prize: string, sentAt: number): void {
  const { typedAt = 0 } = (readItem(draftOf(prize)) ?? {}) as { typedAt?: number };
  if (typedAt <= sentAt) removeItem(draftOf(prize));
}
