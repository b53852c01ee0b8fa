// Cards that were saved on this device, on their way to the account.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptCard } from './saved-store.ts';

const items = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});
vi.mock(import('#operations/save-received-card.ts'), () => ({ SaveReceivedCardDocument: {} }) as never);
vi.mock(import('#operations/save-supplier-card.ts'), () => ({ SaveSupplierCardDocument: {} }) as never);

const { keepAll, keepCard, keptCards, noteForm, removalForm } = await import('./saved-store.ts');
const { sendCards } = await import('./send-cards.ts');

const nothing = { name: null, company: null, jobTitle: null, email: null, phone: null, countryCode: null };
const card = (id: string, more: Partial<KeptCard> = {}): KeptCard => ({
  id,
  kind: 'SUPPLIER',
  card: { ...nothing, website: null },
  supplierId: id,
  hall: null,
  standNumber: null,
  note: '',
  savedAt: '2026-11-23T10:00:00.000Z',
  unsent: { exhibitionId: null },
  ...more,
});
const saved = ({ id }: { readonly id: string }) => ({
  ...card(id),
  __typename: 'SavedCard' as const,
  card: { ...nothing, __typename: 'BusinessCard' as const, website: null },
});
const full = { __typename: 'CardsFull', code: 'CARDS_FULL', max: 500 };
const mutate = vi.fn<(options: { variables: { input: { supplierId: string } } }) => Promise<object>>();
const client = { mutate } as never;
const saveNote = vi.fn<(kept: KeptCard) => Promise<void>>(() => Promise.resolve());
const answerWith = (answer: (id: string) => object) =>
  mutate.mockImplementation(({ variables }) =>
    Promise.resolve({ data: { saveSupplierCard: answer(variables.input.supplierId) } }),
  );
const stateOf = () => keptCards().map(({ id, unsent, problem }) => [id, unsent !== undefined, problem?.code]);

beforeEach(() => {
  items.clear();
  mutate.mockReset();
  saveNote.mockClear();
});

describe('§2.4 a card that waits on this device', () => {
  it('§8 is refused with the most there can be, and does not hold up those after it', async () => {
    keepCard(card('1'));
    keepCard(card('2'));
    answerWith((id) => (id === '2' ? full : saved({ id })));
    await sendCards(client, '7', saveNote);
    expect(stateOf()).toEqual([
      ['2', true, 'CARDS_FULL'],
      ['1', false, undefined],
    ]);
    expect(keptCards()[0]?.problem).toMatchObject({ max: 500 });
    // There may be room now.
    answerWith((id) => saved({ id }));
    await sendCards(client, '7', saveNote);
    expect(stateOf()[0]).toEqual(['2', false, undefined]);
  });

  it('stays with its reason when it is refused for good, and is not sent again', async () => {
    keepCard(card('1'));
    answerWith(() => ({ __typename: 'Refusal', code: 'NOT_FOUND' }));
    await sendCards(client, '7', saveNote);
    await sendCards(client, '7', saveNote);
    expect(mutate).toHaveBeenCalledTimes(1);
    keepAll([card('9', { unsent: undefined as never })], []);
    expect(stateOf()).toContainEqual(['1', true, 'NOT_FOUND']);
  });

  it('gives its note to the outbox, and keeps it on screen', async () => {
    keepCard(card('1', { note: 'Asked for samples' }));
    answerWith((id) => saved({ id }));
    await sendCards(client, '7', saveNote);
    expect(keptCards()).toMatchObject([{ id: '1', note: 'Asked for samples', buyerId: '7' }]);
    expect(saveNote).toHaveBeenCalledWith(
      expect.objectContaining({ note: 'Asked for samples', buyerId: '7' }),
    );
  });
});

describe('§2.4 the cards of a device', () => {
  it('are 500 at most: another one is refused, and none is dropped', () => {
    for (let number = 1; number <= 500; number += 1) keepCard(card(`${number}`));
    expect(keepCard(card('501'))).toBe(false);
    expect(keptCards()).toHaveLength(500);
    expect(keptCards().at(-1)?.id).toBe('1');
    expect(keepCard(card('1', { note: 'Again' }))).toBe(true);
  });

  it('keep a note and a removal that have not arrived yet', () => {
    const inAccount = (id: string, note = '') => ({ ...saved({ id }), note, buyerId: '7' });
    const { unsent: _, ...one } = card('1', { note: 'New' });
    keepCard(one);
    keepAll([inAccount('1', 'Old'), inAccount('2')], [noteForm('1'), removalForm('2')]);
    expect(keptCards().map(({ id, note }) => [id, note])).toEqual([['1', 'New']]);
    keepAll([inAccount('1', 'Old')], []);
    expect(keptCards()[0]?.note).toBe('Old');
  });
});
