// A submission that the device has no room for.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentNode } from 'graphql';

vi.mock(import('../../sw/outbox-store.ts'), async (original) => ({
  ...(await original()),
  putEntry: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
}));
vi.mock(import('../online.ts'), () => ({ askServer: () => Promise.resolve(false) }) as never);
vi.mock(import('#fast/answers.ts'), () => ({ hashOf: () => 'hash' }) as never);
vi.mock(import('../tracking.ts'), () => ({ trackingHeaders: () => ({}) }) as never);

const { submit } = await import('./outbox.ts');

let answer: () => Promise<Response>;
const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const fault = (extensions: object, message = '') => json({ errors: [{ message, extensions }] });
const submitted = () =>
  submit({
    key: 'a',
    form: 'stand:801',
    address: '/graphql',
    document: { kind: 'Document', definitions: [] } as unknown as DocumentNode,
    variables: {},
  });

beforeEach(() => vi.stubGlobal('fetch', () => answer()));

describe('§8 a submission without room on the device is sent at once, and', () => {
  it('is refused by a limit, with its wait: it has not arrived', async () => {
    const limited = { __typename: 'RateLimited', code: 'RATE_LIMITED', retryAfterSeconds: 900 };
    answer = () => Promise.resolve(json({ data: { bookStand: limited } }));
    expect(await submitted()).toMatchObject({ state: 'refused', result: limited });
    answer = () => Promise.resolve(fault({ code: 'RATE_LIMITED', retryAfterSeconds: 30 }));
    expect(await submitted()).toMatchObject({ state: 'refused', result: { retryAfterSeconds: 30 } });
  });

  it('is refused by a service’s words, or where this version of the app is unknown', async () => {
    answer = () => Promise.resolve(fault({ code: 'SERVER_ERROR', fromService: true }, 'Not today.'));
    expect(await submitted()).toMatchObject({ state: 'refused', result: { serviceMessage: 'Not today.' } });
    answer = () => Promise.resolve(fault({ code: 'PERSISTED_QUERY_NOT_FOUND' }));
    expect(await submitted()).toMatchObject({ state: 'refused' });
  });

  it.each([
    ['a time-out', () => Promise.resolve(fault({ code: 'TIME_OUT' }))],
    ['a fault', () => Promise.resolve(fault({ code: 'SERVER_ERROR' }))],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is unknown after %s: it may have arrived', async (_, next) => {
    answer = next;
    expect(await submitted()).toMatchObject({ state: 'unknown' });
  });

  it('is sent where it was accepted', async () => {
    answer = () =>
      Promise.resolve(json({ data: { bookStand: { __typename: 'StandRequest', number: 'S-1' } } }));
    expect(await submitted()).toMatchObject({ state: 'sent', result: { number: 'S-1' } });
  });
});
