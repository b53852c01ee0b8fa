import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '#platform/outbox/outbox.ts';
import { clearDelivered } from './delivered.ts';
import { type Draft, readDraft, startDraft, writeDraft } from './draft.ts';
import { answerOf, dropDraft, nextDraft, submissionOf } from './submission.ts';

const storage = () => {
  const stored = new Map<string, string>();
  const methods = {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  // As in a browser, its keys are those of the items.
  return new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
};
const local = storage();
const [tab, otherTab] = [storage(), storage()];
const inTab = (one: typeof tab) => vi.stubGlobal('sessionStorage', one);
vi.stubGlobal('localStorage', local);

beforeEach(() => {
  for (const { stored } of [local, tab, otherTab]) stored.clear();
  inTab(tab);
});

const stored = {
  ...startDraft('BUYING', undefined, {}, {}),
  values: {
    topic: 'BUYING',
    name: 'Amal Hassan',
    email: 'amal@example.com',
    message: 'May I have a sample?',
    quantity: '700',
  },
  givenQuantity: '500',
} as const;

describe('§5 the draft with which a form starts', () => {
  it.each([
    ['message', 'H', 'May I have a sample?\nH'],
    ['message', 'May I have a sample?', 'May I have a sample?'],
    ['message', 'May I have a sample? Today', 'May I have a sample? Today'],
    ['name', 'A', 'Amal Hassan'],
    ['name', 'Omar', 'Omar'],
    ['email', 'amal@', 'amal@example.com'],
    ['topic', 'SITE', 'SITE'],
  ])('has the stored text and what was typed before hydration: %s "%s"', (name, typed, expected) => {
    const { values, key } = startDraft('BUYING', stored, {}, { [name]: typed });
    expect(values).toEqual({ ...stored.values, [name]: expected });
    expect(key).toBe(stored.key);
  });

  it('has what was typed behind the text of the address, once', () => {
    const message = 'I am looking for: mugs\n';
    const before = { ...stored, values: { ...stored.values, message: `${message}500 pieces` } };
    expect(startDraft('BUYING', before, { message }, { message: `${message}blue` }).values.message).toBe(
      `${message}500 pieces\nblue`,
    );
    expect(startDraft('BUYING', undefined, { message }, { name: 'A' }).values).toMatchObject({
      message,
      name: 'A',
    });
  });

  it('has the stored values when the visitor comes back, and the quantity of a new choice', () => {
    expect(startDraft('BUYING', stored, { quantity: '500' }, {}).values).toEqual(stored.values);
    expect(startDraft('BUYING', stored, { quantity: '900' }, {}).values).toEqual({
      ...stored.values,
      quantity: '900',
    });
    expect(startDraft('BUYING', stored, { message: 'I am looking for: mugs' }, {}).values).toEqual(
      stored.values,
    );
  });

  it('knows after a reload what was submitted, also when the visitor types', () => {
    const submitted = { key: 'sent', values: stored.values };
    expect(startDraft('BUYING', { ...stored, submitted }, {}, {}).submitted).toEqual(submitted);
    expect(startDraft('BUYING', { ...stored, submitted }, {}, { name: 'B' }).submitted).toEqual(submitted);
  });
});

describe('the idempotency key', () => {
  const keyOf = async (draft: Draft, about = {}) => (await submissionOf(draft, about)).key;
  const other = { ...stored, values: { ...stored.values, message: 'Another message' } };

  it('is that of the draft and its content', async () => {
    const { key, variables } = await submissionOf(stored, {});
    expect(key).toMatch(/^[\w-]{8,64}$/);
    expect(variables.input.idempotencyKey).toBe(key);
    expect(await keyOf({ ...stored, submitted: { key, values: stored.values } })).toBe(key);
    expect(await keyOf(other)).not.toBe(key);
    expect(await keyOf(stored, { productId: '7' })).not.toBe(key);
    expect(await keyOf({ ...stored, key: 'another' })).not.toBe(key);
  });
});

describe('§5 a draft in two tabs', () => {
  const inOther = { ...stored, key: 'other', values: { ...stored.values, message: 'Another message' } };

  it('belongs to each tab; a new tab has the latest', () => {
    writeDraft('form', stored);
    inTab(otherTab);
    expect(readDraft('form')).toEqual(stored);
    writeDraft('form', inOther);
    inTab(tab);
    expect(readDraft('form')).toEqual(stored);
    inTab(storage());
    expect(readDraft('form')).toEqual(inOther);
  });

  it('is removed when it is sent; one that another tab is writing stays', () => {
    writeDraft('form', stored);
    inTab(otherTab);
    writeDraft('form', inOther);
    inTab(tab);
    dropDraft('form', stored);
    expect(tab.stored.size).toBe(0);
    inTab(otherTab);
    expect(readDraft('form')).toEqual(inOther);
  });
});

describe('§5 a draft whose message has arrived while its form was closed', () => {
  const submitted = { key: 'sent', values: stored.values };
  const arrived = new Set(['sent']);

  it('keeps no text in any tab, only what shows the number to a visitor who comes back', () => {
    writeDraft('form', { ...stored, submitted });
    clearDelivered(arrived);
    for (const { stored } of [local, tab]) {
      expect(stored.size).toBe(1);
      expect([...stored.values()].join(' ')).not.toMatch(/sample|Amal Hassan/);
    }
    expect(readDraft('form')?.submitted).toMatchObject({
      key: 'sent',
      values: { email: 'amal@example.com' },
    });
    const expiry = (JSON.parse([...local.stored.values()][0] ?? '') as { expiresAt: number }).expiresAt;
    expect(expiry).toBeLessThanOrEqual(Date.now() + 86_400_000);
  });

  it('keeps text that was changed after it was sent', () => {
    const values = { ...stored.values, message: 'And a price?' };
    writeDraft('form', { ...stored, values, submitted });
    clearDelivered(arrived);
    expect(readDraft('form')?.values).toEqual(values);
  });

  it('others stay: one that waits, one that was never sent', () => {
    writeDraft('waits', { ...stored, submitted: { ...submitted, key: 'waits' } });
    writeDraft('typed', stored);
    clearDelivered(arrived);
    expect([readDraft('waits')?.values, readDraft('typed')?.values]).toEqual([stored.values, stored.values]);
  });
});

describe('the message after one that was sent', () => {
  it('is from the same person, with the text that was typed meanwhile, and a new key', () => {
    const next = nextDraft('BUYING', stored.values, stored.values);
    expect(next.values).toEqual({ ...stored.values, message: '', quantity: '' });
    expect(next.key).not.toBe(stored.key);
    const more = { ...stored.values, message: 'May I have a sample? And a price?' };
    expect(nextDraft('BUYING', stored.values, more).values).toEqual(more);
    const corrected = { ...stored.values, email: 'amal@nile.example' };
    expect(nextDraft('BUYING', stored.values, corrected).values).toEqual(corrected);
  });
});

describe('the answer to a message', () => {
  const entry: OutboxEntry = {
    key: 'a',
    form: 'contact:form',
    state: 'waiting',
    request: { address: '/graphql', headers: {}, body: '' },
    createdAt: 0,
    attempts: 0,
    dueAt: 0,
    isHeld: false,
  };

  it('§8 an answer is a number, the refused fields, or an unknown outcome', () => {
    const ticket = { __typename: 'Ticket', number: 'T-7', topic: 'BUYING', createdAt: '' };
    expect(answerOf({ ...entry, state: 'sent', result: ticket })).toEqual({ number: 'T-7' });
    const invalid = {
      __typename: 'InvalidInput',
      code: 'BAD_USER_INPUT',
      fields: [{ name: 'message', key: 'validator.max', bound: 5 }],
    };
    expect(answerOf({ ...entry, state: 'refused', result: invalid })).toMatchObject({
      state: { kind: 'failed', error: { code: 'BAD_USER_INPUT' } },
      failures: { message: { key: 'validator.max', bound: 5 } },
    });
    expect(answerOf({ ...entry, state: 'unknown' })).toMatchObject({ state: { kind: 'unknown' } });
  });
});
