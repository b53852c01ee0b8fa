// The address for a prize, as a buyer types it, kept on the device until it has arrived.
import type { ClaimFragment, ClaimPrizeInput } from '#graphql';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';

export type ClaimValues = Pick<ClaimPrizeInput, 'name' | 'phone' | 'countryCode' | 'address'>;

const emptyValues: ClaimValues = { name: '', phone: '', countryCode: '', address: '' };
const names = Object.keys(emptyValues) as (keyof ClaimValues)[];

const ttlMs = 7 * 86_400_000;
const draftOf = (exhibitionId: string) => `prize-claim:${exhibitionId}`;

/** What the form begins with: what was typed, else the address of a claim. */
export function startValues(exhibitionId: string, known: ClaimFragment | undefined): ClaimValues {
  const draft = readItem(draftOf(exhibitionId));
  const typed = typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
  const textOf = (name: keyof ClaimValues): string => {
    const own = typed[name];
    return typeof own === 'string' ? own : (known?.[name] ?? '');
  };
  return { ...emptyValues, ...Object.fromEntries(names.map((name) => [name, textOf(name)])) };
}

export function writeDraft(exhibitionId: string, values: ClaimValues): void {
  writeItem(draftOf(exhibitionId), values, ttlMs);
}

export function dropDraft(exhibitionId: string): void {
  removeItem(draftOf(exhibitionId));
}
