// When and how often what waits in the outbox is sent.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from './outbox-store.ts';

const stored = new Map<string, OutboxEntry>();
vi.mock(import('./outbox-store.ts'), () => ({
  unanswered: () =>
    Promise.resolve([...stored.values()].filter(({ state }) => state === 'waiting' || state === 'sending')),
  changeEntry: (key: string, change: (entry: OutboxEntry) => OutboxEntry) => {
    const known = stored.get(key);
    const changed = known && change(known);
    if (changed) stored.set(key, changed);
    return Promise.resolve(changed);
  },
}));
const isServerReachable = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock(import('./server-reached.ts'), () => ({ isServerReachable }));

const { deliver } = await import('./outbox-delivery.ts');

const add = (key: string, change: Partial<OutboxEntry> = {}) =>
  stored.set(key, {
    key,
    form: 'registration:1',
    state: 'waiting',
    request: { address: '/graphql', headers: {}, body: key },
    createdAt: Date.now(),
    attempts: 0,
    dueAt: 0,
    isHeld: false,
    ...change,
  });
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const done = {
  data: { __typename: 'Mutation', preRegister: { __typename: 'PreRegistration', badgeNumber: 'B-1' } },
};
const answers = vi.fn<(body: string, signal: AbortSignal) => Promise<Response>>();
/** As of a server that accepts and never answers. */
const silence = (_body: string, signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

beforeEach(() => {
  stored.clear();
  answers.mockReset();
  isServerReachable.mockReset().mockResolvedValue(true);
  vi.useRealTimers();
  vi.stubGlobal('fetch', (_address: string, { body, signal }: { body: string; signal: AbortSignal }) =>
    answers(body, signal),
  );
});

describe('an entry of the outbox', () => {
  it('is sent once, and keeps the answer without what was typed', async () => {
    add('a');
    answers.mockResolvedValue(json(done));
    expect(await deliver(false)).toBeUndefined();
    expect(await deliver(true)).toBeUndefined();
    expect(answers).toHaveBeenCalledTimes(1);
    expect(stored.get('a')).toMatchObject({
      state: 'sent',
      request: { body: '' },
      result: { badgeNumber: 'B-1' },
    });
  });

  it('waits longer after each failure of the network, and is sent at once when it is back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    add('a');
    answers.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await deliver(true)).toBe(1_002_000);
    expect(await deliver(false)).toBe(1_002_000);
    expect(answers).toHaveBeenCalledTimes(1);
    expect(await deliver(true)).toBe(1_004_000);
    answers.mockResolvedValue(json(done));
    expect(await deliver(true)).toBeUndefined();
    expect(stored.get('a')?.state).toBe('sent');
  });

  it('waits again within 4 s when the server is silent, and longer for one that is only slow', async () => {
    vi.useFakeTimers();
    add('a');
    answers.mockImplementation(silence);
    isServerReachable.mockResolvedValue(false);
    const unreached = deliver(true);
    await vi.advanceTimersByTimeAsync(4_000);
    await unreached;
    expect(stored.get('a')).toMatchObject({ state: 'waiting', attempts: 1, request: { body: 'a' } });

    isServerReachable.mockResolvedValue(true);
    answers.mockImplementation(
      () =>
        new Promise((resolve) => {
          setTimeout(() => resolve(json(done)), 10_000);
        }),
    );
    const slow = deliver(true);
    await vi.advanceTimersByTimeAsync(10_000);
    await slow;
    expect(stored.get('a')?.state).toBe('sent');
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is a login page', () => Promise.resolve(new Response('<title>Welcome</title>'))],
  ])('asks whether the server is reached when the answer %s', async (_, answer) => {
    add('a');
    answers.mockImplementation(answer);
    const askServer = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
    await deliver(false, askServer);
    expect(askServer).toHaveBeenCalledTimes(1);
  });

  it('is sent again when the sender was closed before the answer came', async () => {
    add('a', { state: 'sending' });
    answers.mockResolvedValue(json(done));
    await deliver(false);
    expect(stored.get('a')?.state).toBe('sent');
  });

  it.each([
    ['the login page of a network', () => new Response('<title>Welcome</title>')],
    ['a fault without a message', () => json({ errors: [{ extensions: { code: 'SERVER_ERROR' } }] })],
    ['a server that is down', () => json({ errors: [{ extensions: { code: 'NETWORK_ERROR' } }] }, 503)],
    [
      'a session that has ended',
      () => json({ data: null, errors: [{ extensions: { code: 'INVALID_TOKEN' } }] }),
    ],
  ])('waits after %s', async (_, answer) => {
    add('a');
    answers.mockResolvedValue(answer());
    expect(await deliver(false)).toBeGreaterThan(Date.now());
    expect(stored.get('a')).toMatchObject({ state: 'waiting', attempts: 1, isHeld: false });
  });

  it('§8 waits as long as the server asks, also when the network comes back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    add('a');
    answers.mockResolvedValue(
      json({
        data: { preRegister: { __typename: 'RateLimited', code: 'RATE_LIMITED', retryAfterSeconds: 60 } },
      }),
    );
    expect(await deliver(true)).toBe(60_000);
    expect(await deliver(true)).toBe(60_000);
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it('is refused for good by a rule', async () => {
    add('a');
    answers.mockResolvedValue(
      json({ data: { preRegister: { __typename: 'InvalidInput', code: 'BAD_USER_INPUT' } } }),
    );
    expect(await deliver(false)).toBeUndefined();
    expect(stored.get('a')).toMatchObject({ state: 'refused', result: { code: 'BAD_USER_INPUT' } });
  });

  it('§8 is refused for good by a service that says why in its own words, which are kept', async () => {
    add('a');
    const message = 'This product is not sold in your country.';
    answers.mockResolvedValue(
      json({ errors: [{ message, extensions: { code: 'SERVER_ERROR', fromService: true } }] }),
    );
    expect(await deliver(false)).toBeUndefined();
    expect(stored.get('a')).toMatchObject({
      state: 'refused',
      result: { code: 'SERVER_ERROR', serviceMessage: message },
    });
  });

  it.each([
    'PERSISTED_QUERY_NOT_FOUND',
    'GRAPHQL_VALIDATION_FAILED',
    'BAD_REQUEST',
    'OPERATION_RESOLUTION_FAILURE',
  ])('of another version of the app waits after %s, and keeps what was typed', async (code) => {
    add('a');
    answers.mockResolvedValue(json({ errors: [{ extensions: { code } }] }, 400));
    expect(await deliver(false)).toBeGreaterThan(Date.now());
    expect(stored.get('a')).toMatchObject({ state: 'waiting', lastError: code, request: { body: 'a' } });
  });

  it('§6 of an account waits for a session of that account', async () => {
    const refused = () => json({ errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] }, 403);
    add('a', { account: '7' });
    add('b');
    answers.mockImplementation(() => Promise.resolve(refused()));
    await deliver(true);
    expect(stored.get('a')).toMatchObject({ state: 'waiting', attempts: 1, request: { body: 'a' } });
    expect(stored.get('b')?.state).toBe('refused');
    answers.mockResolvedValue(json(done));
    await deliver(true);
    expect(stored.get('a')?.state).toBe('sent');
  });

  it('is unknown after 6 days: the service may have forgotten its key', async () => {
    add('a', { createdAt: Date.now() - 6 * 86_400_000 - 1 });
    await deliver(true);
    expect(answers).not.toHaveBeenCalled();
    expect(stored.get('a')?.state).toBe('unknown');
  });

  it.each([
    ['a login that has ended', { data: { checkIn: { __typename: 'Refusal', code: 'LOGIN_REQUIRED' } } }],
    ['another account', { data: { checkIn: { __typename: 'Refusal', code: 'NOT_FOUND' } } }],
    ['another version of the app', { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }],
  ])('that must arrive loses nothing by %s, also after 6 days', async (_, answer) => {
    add('a', { mustArrive: true, createdAt: Date.now() - 30 * 86_400_000 });
    answers.mockResolvedValueOnce(json(answer));
    await deliver(true);
    expect(stored.get('a')).toMatchObject({ state: 'waiting', request: { body: 'a' } });
    expect(stored.get('a')?.lastError).toMatch(/LOGIN_REQUIRED|NOT_FOUND/);
    answers.mockResolvedValueOnce(json(done));
    await deliver(true);
    expect(stored.get('a')).toMatchObject({ state: 'sent', request: { body: '' } });
  });

  it('is sent in the order of its form: a later change does not overtake one that has failed', async () => {
    add('a');
    add('b');
    add('c', { form: 'another' });
    answers
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation(() => Promise.resolve(json(done)));
    expect(await deliver(false)).toBeGreaterThan(Date.now());
    const sent = () => answers.mock.calls.map(([key]) => key as string);
    expect(sent()).toEqual(['a', 'c']);
    await deliver(true);
    expect(sent()).toEqual(['a', 'c', 'a', 'b']);
  });

  it('that is independent, such as a message of another tab, waits for none of its form', async () => {
    add('a', { form: 'contact:form', isIndependent: true });
    add('b', { form: 'contact:form', isIndependent: true });
    answers
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation(() => Promise.resolve(json(done)));
    await deliver(false);
    expect(answers.mock.calls.map(([key]) => key)).toEqual(['a', 'b']);
    expect([stored.get('a')?.state, stored.get('b')?.state]).toEqual(['waiting', 'sent']);
  });

  it('that may be undone is not sent before its time, also when the network is back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    add('a', { dueAt: 6_000, isHeld: true });
    answers.mockResolvedValue(json(done));
    expect(await deliver(true)).toBe(6_000);
    vi.setSystemTime(6_000);
    expect(await deliver(false)).toBeUndefined();
    expect(stored.get('a')?.state).toBe('sent');
  });

  it('that grows until it is sent, is sent as it is then', async () => {
    add('a');
    add('b');
    answers.mockImplementation((body) => {
      const b = stored.get('b');
      if (body === 'a' && b) stored.set('b', { ...b, request: { ...b.request, body: 'b and more' } });
      return Promise.resolve(json(done));
    });
    await deliver(true);
    expect(answers.mock.calls.map(([body]) => body)).toEqual(['a', 'b and more']);
  });

  it('that was removed at a logout is not sent, and its answer is not kept', async () => {
    add('a');
    add('b');
    answers.mockImplementation((body) => {
      stored.delete('b');
      if (body === 'a') stored.delete('a');
      return Promise.resolve(json(done));
    });
    await deliver(true);
    expect(answers.mock.calls.map(([body]) => body)).toEqual(['a']);
    expect(stored.size).toBe(0);
  });
});
