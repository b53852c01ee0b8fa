import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, readDraft, startDraft, writeDraft } from './draft.ts';
import { deliverTicket, idempotencyKey, nextDraft } from './send.ts';

vi.mock(import('#platform/analytics/report-action.ts'), () => ({ reportAction: () => undefined }));

const storage = () => {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
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

  it('waits for the network after a reload too, unless the visitor types', () => {
    const waiting = { ...kept, isWaiting: true };
    expect(startDraft('BUYING', waiting, {}, {}).isWaiting).toBe(true);
    expect(startDraft('BUYING', waiting, {}, { name: 'B' }).isWaiting).toBe(false);
  });
});

describe('the idempotency key', () => {
  it('is that of the draft and its content', async () => {
    const one = await idempotencyKey(kept, { message: 'one' });
    expect(one).toMatch(/^[\w-]{8,64}$/);
    expect(await idempotencyKey({ ...kept, isWaiting: true }, { message: 'one' })).toBe(one);
    expect(await idempotencyKey(kept, { message: 'two' })).not.toBe(one);
    expect(await idempotencyKey({ ...kept, key: 'another' }, { message: 'one' })).not.toBe(one);
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

describe('the message after one that was sent', () => {
  it('is from the same person, with the text that was typed meanwhile, and a new key', () => {
    const next = nextDraft('BUYING', kept.values, kept.values);
    expect(next.values).toEqual({ ...kept.values, message: '', quantity: '' });
    expect(next.key).not.toBe(kept.key);
    const more = { ...kept.values, message: 'May I have a sample? And a price?' };
    expect(nextDraft('BUYING', kept.values, more).values).toEqual(more);
  });
});

describe('sending', () => {
  const keyUsed = {
    __typename: 'InvalidInput',
    code: 'BAD_USER_INPUT',
    fields: [{ name: 'idempotencyKey', key: 'validator.regex', bound: null }],
  };
  const ticket = { __typename: 'Ticket', number: 'T-7', topic: 'BUYING', createdAt: '' };
  const service = (...answers: object[]) => {
    const keys: string[] = [];
    const mutate = ({ variables }: { variables: { input: { idempotencyKey: string } } }) => {
      keys.push(variables.input.idempotencyKey);
      return Promise.resolve({ data: { openTicket: answers.shift() } });
    };
    return { keys, client: { mutate } as unknown as Parameters<typeof deliverTicket>[0] };
  };

  it('is repeated with another key when the service has another message with this key', async () => {
    const { client, keys } = service(keyUsed, ticket);
    expect(await deliverTicket(client, kept, {})).toEqual({
      kind: 'sent',
      number: 'T-7',
      email: 'amal@example.com',
    });
    expect(new Set(keys).size).toBe(2);
  });

  it('ends when the service refuses every key', async () => {
    const { client, keys } = service(keyUsed, keyUsed, ticket);
    expect(await deliverTicket(client, kept, {})).toHaveProperty('failures');
    expect(keys).toHaveLength(2);
  });
});
