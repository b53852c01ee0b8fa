// Cards that were saved on this device, on their way to the account.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedCard } from './saved-store.ts';

const session = vi.hoisted(() => ({ account: 'a' }));
vi.mock(
  import('#platform/session/signed-in.ts'),
  () =>
    ({
      currentAccount: () => session.account,
      readSessionId: () => session.account,
      accountIn: (id: string) => id,
      onSignedIn: () => () => undefined,
    }) as never,
);
const items = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});
vi.mock(import('#operations/save-received-card.ts'), () => ({ SaveReceivedCardDocument: {} }) as never);
vi.mock(import('#operations/save-supplier-card.ts'), () => ({ SaveSupplierCardDocument: {} }) as never);

const { storeCards, saveCard, readStoredCards, noteForm, removalForm, renewCard, takeOverCards } =
  await import('./saved-store.ts');
const { sendCards } = await import('./send-cards.ts');

const nothing = { name: null, company: null, jobTitle: null, email: null, phone: null, countryCode: null };
const card = (id: string, more: Partial<SavedCard> = {}): SavedCard => ({
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
const saveNote = vi.fn<(saved: SavedCard) => Promise<void>>(() => Promise.resolve());
const answerWith = (answer: (id: string) => object) =>
  mutate.mockImplementation(({ variables }) =>
    Promise.resolve({ data: { saveSupplierCard: answer(variables.input.supplierId) } }),
  );
const stateOf = () =>
  readStoredCards().map(({ id, unsent, error }) => [id, unsent !== undefined, error?.code]);

beforeEach(() => {
  session.account = 'a';
  items.clear();
  mutate.mockReset();
  saveNote.mockClear();
});

describe('§2.4 a card that waits on this device', () => {
  it('§8 is refused with the most there can be, and does not hold up those after it', async () => {
    saveCard(card('1'));
    saveCard(card('2'));
    answerWith((id) => (id === '2' ? full : saved({ id })));
    await sendCards(client, '7', saveNote);
    expect(stateOf()).toEqual([
      ['2', true, 'CARDS_FULL'],
      ['1', false, undefined],
    ]);
    expect(readStoredCards()[0]?.error).toMatchObject({ max: 500 });
    // There may be room now.
    answerWith((id) => saved({ id }));
    await sendCards(client, '7', saveNote);
    expect(stateOf()[0]).toEqual(['2', false, undefined]);
  });

  it('stays with its reason when it is refused for good, and is not sent again', async () => {
    saveCard(card('1'));
    answerWith(() => ({ __typename: 'Refusal', code: 'NOT_FOUND' }));
    await sendCards(client, '7', saveNote);
    await sendCards(client, '7', saveNote);
    expect(mutate).toHaveBeenCalledTimes(1);
    storeCards([card('9', { unsent: undefined as never })], []);
    expect(stateOf()).toContainEqual(['1', true, 'NOT_FOUND']);
  });

  it('gives its note to the outbox, and keeps it on screen', async () => {
    saveCard(card('1', { note: 'Asked for samples' }));
    answerWith((id) => saved({ id }));
    await sendCards(client, '7', saveNote);
    expect(readStoredCards()).toMatchObject([{ id: '1', note: 'Asked for samples', accountId: '7' }]);
    expect(saveNote).toHaveBeenCalledWith(
      expect.objectContaining({ note: 'Asked for samples', accountId: '7' }),
    );
  });
});

describe('§4 two accounts on one device', () => {
  it('the second one sees no card of the first one, and sends none', async () => {
    saveCard(card('1'));
    session.account = 'b';
    takeOverCards();
    expect(readStoredCards()).toEqual([]);
    await sendCards(client, '8', saveNote);
    expect(mutate).not.toHaveBeenCalled();
    session.account = 'a';
    answerWith((id) => saved({ id }));
    await sendCards(client, '7', saveNote);
    expect(stateOf()).toEqual([['1', false, undefined]]);
  });

  it('a login of the second one in between, also in another tab, ends the sending', async () => {
    for (const id of ['1', '2']) saveCard(card(id));
    mutate.mockImplementation(() => {
      session.account = 'b';
      return Promise.resolve({ data: { saveSupplierCard: saved({ id: '2' }) } });
    });
    await sendCards(client, '7', saveNote);
    expect(mutate).toHaveBeenCalledTimes(1);
    session.account = 'a';
    expect(stateOf()).toEqual([
      ['2', true, undefined],
      ['1', true, undefined],
    ]);
  });

  it('what a guest saved goes to the first one that logs in', async () => {
    session.account = '';
    saveCard(card('1'));
    answerWith((id) => saved({ id }));
    for (const account of ['a', 'b']) {
      session.account = account;
      takeOverCards();
      await sendCards(client, account, saveNote);
    }
    expect(mutate).toHaveBeenCalledTimes(1);
    expect(readStoredCards()).toEqual([]);
  });
});

describe('§2.4 a full storage', () => {
  it('refuses a card and a note, and what was there stays', () => {
    saveCard(card('1'));
    const setItem = vi.spyOn(items, 'set').mockImplementation(() => {
      throw new Error('full');
    });
    expect(saveCard(card('2'))).toBe('storage');
    expect(renewCard(card('1', { note: 'Asked for samples' }))).toBe(false);
    expect(readStoredCards()).toMatchObject([{ id: '1', note: '' }]);
    setItem.mockRestore();
    expect(saveCard(card('2'))).toBeUndefined();
  });
});

describe('§2.4 the cards of a device', () => {
  it('are 500 at most: another one is refused, and none is dropped', () => {
    for (let number = 1; number <= 500; number += 1) saveCard(card(`${number}`));
    expect(saveCard(card('501'))).toBe('too-many');
    expect(readStoredCards()).toHaveLength(500);
    expect(readStoredCards().at(-1)?.id).toBe('1');
    expect(saveCard(card('1', { note: 'Again' }))).toBeUndefined();
  });

  it('keep a note and a removal that have not arrived yet', () => {
    const inAccount = (id: string, note = '') => ({ ...saved({ id }), note, accountId: '7' });
    const { unsent: _, ...one } = card('1', { note: 'New' });
    saveCard(one);
    storeCards([inAccount('1', 'Old'), inAccount('2')], [noteForm('1'), removalForm('2')]);
    expect(readStoredCards().map(({ id, note }) => [id, note])).toEqual([['1', 'New']]);
    storeCards([inAccount('1', 'Old')], []);
    expect(readStoredCards()[0]?.note).toBe('Old');
  });
});
