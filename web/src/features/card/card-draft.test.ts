import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardValues } from './card-draft.ts';

const session = vi.hoisted(() => ({ account: 'a', isFull: false }));
const items = vi.hoisted(() => new Map<string, unknown>());
vi.mock('#platform/session/signed-in.ts', () => ({ currentAccount: () => session.account }));
vi.mock('#platform/storage.ts', () => ({
  readItem: (name: string) => items.get(name),
  writeItem: (name: string, value: unknown) => !session.isFull && Boolean(items.set(name, value)),
  removeItem: (name: string) => items.delete(name),
}));
const { cardDraft, readDraft, storeDraft, valuesOf } = await import('./card-draft.ts');
const { toCard } = await import('./card.ts');

const typed: CardValues = valuesOf(toCard({ name: 'Amal Hassan', company: 'Nile Trading' }));
const saved = valuesOf(toCard({}));

beforeEach(() => {
  items.clear();
  session.account = 'a';
});

describe('§2.4 the draft of a card', () => {
  it('is there again for the account that typed it', () => {
    storeDraft(typed, saved);
    expect(readDraft()).toEqual(typed);
  });

  it('is not shown to another account in the same browser', () => {
    storeDraft(typed, saved);
    session.account = 'b';
    expect(readDraft()).toBeUndefined();
  });

  it('says that a full storage does not have it', () => {
    session.isFull = true;
    expect(storeDraft(typed, saved)).toBe(false);
    session.isFull = false;
    expect(storeDraft(typed, saved)).toBe(true);
  });

  it('of an earlier release, which names no account, is still there', () => {
    items.set(cardDraft, typed);
    expect(readDraft()).toEqual(typed);
  });
});
