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

const kept = {
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
  ])('has the kept text and what was typed before hydration: %s "%s"', (name, typed, expected) => {
    const { values, key } = startDraft('BUYING', kept, {}, { [name]: typed });
    expect(values).toEqual({ ...kept.values, [name]: expected });
    expect(key).toBe(kept.key);
  });

  it('has what was typed behind the text of the address, once', () => {
    const message = 'I am looking for: mugs\n';
    const before = { ...kept, values: { ...kept.values, message: `${message}500 pieces` } };
    expect(startDraft('BUYING', before, { message }, { message: `${message}blue` }).values.message).toBe(
      `${message}500 pieces\nblue`,
    );
    expect(startDraft('BUYING', undefined, { message }, { name: 'A' }).values).toMatchObject({
      message,
      name: 'A',
    });
  });

  it('has the kept values when the visitor comes back, and the quantity of a new choice', () => {
    expect(startDraft('BUYING', kept, { quantity: '500' }, {}).values).toEqual(kept.values);
    expect(startDraft('BUYING', kept, { quantity: '900' }, {}).values).toEqual({
      ...kept.values,
      quantity: '900',
    });
    expect(startDraft('BUYING', kept, { message: 'I am looking for: mugs' }, {}).values).toEqual(kept.values);
  });

  it('knows after a reload what was submitted, also when the visitor types', () => {
    const submitted = { key: 'sent', values: kept.values };
    expect(startDraft('BUYING', { ...kept, submitted }, {}, {}).submitted).toEqual(submitted);
    expect(startDraft('BUYING', { ...kept, submitted }, {}, { name: 'B' }).submitted).toEqual(submitted);
  });
});

describe('the idempotency key', () => {
  const keyOf = async (draft: Draft, about = {}) => (await submissionOf(draft, about)).key;
  const other = { ...kept, values: { ...kept.values, message: 'Another message' } };

  it('is that of the draft and its content', async () => {
    const { key, variables } = await submissionOf(kept, {});
    expect(key).toMatch(/^[\w-]{8,64}$/);
    expect(variables.input.idempotencyKey).toBe(key);
    expect(await keyOf({ ...kept, submitted: { key, values: kept.values } })).toBe(key);
    expect(await keyOf(other)).not.toBe(key);
    expect(await keyOf(kept, { productId: '7' })).not.toBe(key);
    expect(await keyOf({ ...kept, key: 'another' })).not.toBe(key);
  });
});

describe('§5 a draft in two tabs', () => {
  const inOther = { ...kept, key: 'other', values: { ...kept.values, message: 'Another message' } };

  it('belongs to each tab; a new tab has the latest', () => {
    writeDraft('form', kept);
    inTab(otherTab);
    expect(readDraft('form')).toEqual(kept);
    writeDraft('form', inOther);
    inTab(tab);
    expect(readDraft('form')).toEqual(kept);
    inTab(storage());
    expect(readDraft('form')).toEqual(inOther);
  });

  it('is removed when it is sent; one that another tab is writing stays', () => {
    writeDraft('form', kept);
    inTab(otherTab);
    writeDraft('form', inOther);
    inTab(tab);
    dropDraft('form', kept);
    expect(tab.stored.size).toBe(0);
    inTab(otherTab);
    expect(readDraft('form')).toEqual(inOther);
  });
});

describe('§5 a draft whose message has arrived while its form was closed', () => {
  const submitted = { key: 'sent', values: kept.values };
  const arrived = new Set(['sent']);

  it('keeps no text in any tab, only what shows the number to a visitor who comes back', () => {
    writeDraft('form', { ...kept, submitted });
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
    const values = { ...kept.values, message: 'And a price?' };
    writeDraft('form', { ...kept, values, submitted });
    clearDelivered(arrived);
    expect(readDraft('form')?.values).toEqual(values);
  });

  it('others stay: one that waits, one that was never sent', () => {
    writeDraft('waits', { ...kept, submitted: { ...submitted, key: 'waits' } });
    writeDraft('typed', kept);
    clearDelivered(arrived);
    expect([readDraft('waits')?.values, readDraft('typed')?.values]).toEqual([kept.values, kept.values]);
  });
});

describe('the message after one that was sent', () => {
  it('is from the same person, with the text that was typed meanwhile, and a new key', () => {
    const next = nextDraft('BUYING', kept.values, kept.values);
    expect(next.values).toEqual({ ...kept.values, message: '', quantity: '' });
    expect(next.key).not.toBe(kept.key);
    const more = { ...kept.values, message: 'May I have a sample? And a price?' };
    expect(nextDraft('BUYING', kept.values, more).values).toEqual(more);
    const corrected = { ...kept.values, email: 'amal@nile.example' };
    expect(nextDraft('BUYING', kept.values, corrected).values).toEqual(corrected);
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
