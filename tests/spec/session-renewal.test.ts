// §4, §9 the renewal of a session; late answers do not end it.
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';
import { loginMutation, newVisitor, signedInBuyer, type Visitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterEach(() => void vi.useRealTimers());
afterAll(close);

const input = { email: 'buyer@fairgate.example', password: 'fairgate1' };
const viewer = '{ viewer { __typename } }';
const sentBy = (operation: string) =>
  upstream.calls
    .filter((call) => call.operation === operation)
    .map(({ body }) => body as { token: string; data: object });
const queryViewer = (visitor: Visitor) => visitor.query<{ viewer: object | null }>(viewer);
const hours = (count: number) => vi.useFakeTimers({ now: Date.now() + count * 3_600_000, toFake: ['Date'] });
const renewTo = (token: string) =>
  upstream.answer('autoLogin', (_call, response) =>
    json(response, { success: true, code: 200, data: { token, userId: '100001' } }),
  );

describe('§9 a session of 30 days', () => {
  it('§9 is renewed on the first visit after a day, with a new token', async () => {
    const visitor = await signedInBuyer(gateway);
    const cookie = visitor.cookie();
    hours(23);
    await queryViewer(visitor);
    expect([sentBy('autoLogin'), visitor.cookie()]).toEqual([[], cookie]);
    hours(25);
    renewTo('t-2');
    expect((await queryViewer(visitor)).data.viewer).toEqual({ __typename: 'Buyer' });
    expect(sentBy('autoLogin')).toMatchObject([{ token: 't-1', data: { refresh: true, ip: '127.0.0.1' } }]);
    expect(sentBy('getUserInfo').at(-1)?.token).toBe('t-2');
    expect(visitor.given()[0]).toMatch(/^fairgate-session=.*Max-Age=2592000/);
    await queryViewer(visitor);
    expect(sentBy('autoLogin')).toHaveLength(1);
  });

  it('§9 is renewed once for all operations of one request', async () => {
    const visitor = await signedInBuyer(gateway);
    hours(25);
    renewTo('t-2');
    const { errors } = await visitor.query('{ one: viewer { __typename } two: viewer { __typename } }');
    expect([errors, sentBy('autoLogin').length]).toEqual([undefined, 1]);
  });

  it('§4 continues unchanged if it cannot be renewed now', async () => {
    const visitor = await signedInBuyer(gateway);
    hours(25);
    upstream.answer('autoLogin', (_call, response) =>
      json(response, { success: false, code: 500, msg: 'later' }),
    );
    expect((await queryViewer(visitor)).data.viewer).toEqual({ __typename: 'Buyer' });
    expect(sentBy('getUserInfo').at(-1)?.token).toBe('t-1');
  });

  it('§8 ends when its token is not known any more, at any age', async () => {
    const visitor = await signedInBuyer(gateway);
    hours(25);
    for (const operation of ['autoLogin', 'getUserInfo'])
      upstream.answer(operation, (_call, response) =>
        json(response, { success: false, code: 401, msg: 'no' }),
      );
    expect((await queryViewer(visitor)).errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
    expect(visitor.session()).toBe('');
  });
});

describe('§9 two tabs at the moment of renewal', () => {
  /** The service drops the old token when it has issued the new one, which waits for the other tab's request. */
  async function renewDuring(requests: () => Promise<unknown>[]): Promise<void> {
    const only = (token: string) => (call: { body: unknown }, response: ServerResponse) =>
      json(
        response,
        (call.body as { token: string }).token === token
          ? goldenOf('getUserInfo').response.body
          : { success: false, code: 401, msg: 'no' },
      );
    upstream.answer('getUserInfo', only('t-2'));
    let answer: (() => void) | undefined;
    upstream.answer('autoLogin', (_call, response) => {
      answer = () => json(response, { success: true, code: 200, data: { token: 't-2', userId: '100001' } });
    });
    const all = requests();
    await vi.waitFor(() => expect(answer).toBeDefined());
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    answer?.();
    await Promise.all(all);
  }

  it('§9 both continue with the one new token, and both browsers get it', async () => {
    const cookie = (await signedInBuyer(gateway)).cookie();
    hours(25);
    const tabs = [1, 2].map(() => newVisitor(gateway));
    const answers: unknown[] = [];
    await renewDuring(() =>
      tabs.map(async (tab) => {
        const { data, errors } = await tab.query(viewer, {}, { cookie });
        answers.push([data, errors]);
      }),
    );
    expect(answers).toEqual([1, 2].map(() => [{ viewer: { __typename: 'Buyer' } }, undefined]));
    expect(sentBy('autoLogin')).toHaveLength(1);
    for (const tab of tabs) expect(tab.given()[0]).toMatch(/^fairgate-session=.*Max-Age=2592000/);
  });

  it('§9 a mutation in progress with the old token is made with the new one', async () => {
    const cookie = (await signedInBuyer(gateway)).cookie();
    hours(25);
    await renewDuring(() => [gateway.query(viewer, {}, { cookie })]);
    const { errors } = await gateway.query('mutation { endOtherSessions { __typename } }', {}, { cookie });
    expect(errors).toBeUndefined();
    expect(sentBy('logoutOthers').map(({ token }) => token)).toEqual(['t-2']);
  });
});

describe('§8 two tabs', () => {
  /** One tab uses the old token; the other tab acts before the answer that the token is unknown. */
  async function lateAnswer(meanwhile: (other: Visitor) => Promise<unknown>) {
    const visitor = await signedInBuyer(gateway);
    let answer: ServerResponse | undefined;
    upstream.answer('getUserInfo', (_call, response) => {
      answer = response;
    });
    const old = visitor.cookie();
    const late = gateway.query(viewer, {}, { cookie: old });
    await vi.waitFor(() => expect(answer).toBeDefined());
    upstream.reset();
    upstream.answer('login', (_call, response) =>
      json(response, { success: true, code: 200, data: { token: 't-9', userId: '100001' } }),
    );
    await meanwhile(visitor);
    if (answer) json(answer, { success: false, code: 401, msg: 'no' });
    return late;
  }

  for (const [what, meanwhile] of [
    ['another login', (other: Visitor) => other.query(loginMutation, { input })],
    [
      'a logout and another login',
      async (other: Visitor) => {
        await other.query('mutation { logout }');
        await other.query(loginMutation, { input });
      },
    ],
  ] as const) {
    it(`§8 ${what}: the late answer to the old token removes no cookie`, async () => {
      const { errors, headers } = await lateAnswer(meanwhile);
      expect(errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
      expect(headers.getSetCookie()).toEqual([]);
    });
  }

  it('§8 no change in the other tab: the cookie is removed', async () => {
    const { headers } = await lateAnswer(() => Promise.resolve());
    expect(headers.getSetCookie().join()).toMatch(/fairgate-session=;/);
  });

  it('newVisitor: makes no calls for guests', async () => {
    expect((await queryViewer(newVisitor(gateway))).data.viewer).toBeNull();
    expect(upstream.calls).toEqual([]);
  });
});
