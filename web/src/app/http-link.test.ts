import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApolloLink } from '@apollo/client';
import { SiteTextsDocument } from '#operations/site-texts.ts';
import { Fault } from '#platform/fault.ts';
import { isOnline, reportAnswer } from '#platform/online.ts';
import { storedHeader } from '../sw/stored-copy.ts';
import { createApollo } from './apollo.ts';
import { endpoint } from '#platform/endpoint.ts';
import { httpLink } from './http-link.ts';

const htmlType = { 'content-type': 'text/html' };
const tokenError = vi.fn<() => void>();
const shown = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./token-error.ts', () => ({ showTokenError: shown }));
const client = createApollo(httpLink(endpoint('en', '999')));
// While it is offline it asks for the server again and again, also during the next file.
afterAll(() => reportAnswer(true));

/**
 * Sends a query that is answered with a fault. `meanwhile`: what happens in another tab before the answer.
 */
async function faultWith(code: string, meanwhile: () => void = () => undefined): Promise<void> {
  vi.stubGlobal('fetch', () =>
    Promise.resolve()
      .then(meanwhile)
      .then(() => Response.json({ data: null, errors: [{ message: 'no', extensions: { code } }] })),
  );
  expect(await client.query({ query: SiteTextsDocument, fetchPolicy: 'network-only' })).toMatchObject({
    error: { message: 'no' },
  });
}

function stubBrowser(): void {
  const documentElement = { hasAttribute: () => false };
  vi.stubGlobal('document', { cookie: 'fairgate-signed-in=buyer.one', documentElement });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
}

describe('where an answer comes from', () => {
  beforeEach(stubBrowser);
  afterEach(() => void vi.unstubAllGlobals());

  for (const [what, response, code, online] of [
    ['the server', () => Response.json({ data: null, errors: [{ message: 'no' }] }), 'SERVER_ERROR', true],
    ['a login page', () => new Response('<html>', { headers: htmlType }), 'NETWORK_ERROR', false],
    ['a proxy', () => new Response('<html>', { status: 502, headers: htmlType }), 'SERVER_ERROR', false],
    [
      'a store',
      () => Response.json({ data: null, errors: [{ message: 'no' }] }, { headers: { [storedHeader]: '' } }),
      'SERVER_ERROR',
      false,
    ],
  ] as const)
    it(`${what}: ${online ? 'online' : 'offline'}`, async () => {
      vi.stubGlobal('fetch', () => Promise.resolve(response()));
      const { error } = await client.query({ query: SiteTextsDocument, fetchPolicy: 'network-only' });
      expect(Fault.from(error).code).toBe(code);
      expect(isOnline()).toBe(online);
    });
});

describe('§8 an invalid token', () => {
  beforeEach(() => {
    tokenError.mockReset();
    shown.mockReset().mockResolvedValue(undefined);
    stubBrowser();
    vi.stubGlobal('window', { FairgateBridge: { navigate: () => undefined, tokenError } });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('§7.5 is signalled to the native app, and a message is shown', async () => {
    await faultWith('INVALID_TOKEN', () => {
      document.cookie = '';
    });
    expect(tokenError).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  });

  it('§8 is ignored when it belongs to a session that a newer one has replaced', async () => {
    await faultWith('INVALID_TOKEN', () => {
      document.cookie = 'fairgate-signed-in=buyer.two.1.one';
    });
    expect(tokenError).not.toHaveBeenCalled();
    expect(shown).not.toHaveBeenCalled();
  });

  it('§4 a late answer for one account is not given to the next one: the question is asked again', async () => {
    const answers = ['A', 'B'].map((siteName) => ({ data: { site: { __typename: 'Site', siteName } } }));
    const waiting = [...answers];
    vi.stubGlobal('fetch', () => {
      document.cookie = 'fairgate-signed-in=buyer.two.1.two';
      return Promise.resolve(Response.json(waiting.shift()));
    });
    const given: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      ApolloLink.execute(
        httpLink(endpoint('en', '999')),
        { query: SiteTextsDocument, variables: {} },
        { client },
      ).subscribe({ next: (answer) => given.push(answer), error: reject, complete: resolve });
    });
    expect(waiting).toEqual([]);
    expect(given).toEqual([answers[1]]);
  });

  it('is the only fault that is signalled', async () => {
    await faultWith('SERVER_ERROR');
    expect(tokenError).not.toHaveBeenCalled();
  });
});

describe('a gateway that is busy', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is queried again after Retry-After, three times at most', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { cookie: '' });
    const fetched = vi.fn<() => Promise<Response>>(() =>
      Promise.resolve(
        Response.json(
          { errors: [{ message: 'network error', extensions: { code: 'NETWORK_ERROR' } }] },
          { status: 503, headers: { 'retry-after': '3' } },
        ),
      ),
    );
    vi.stubGlobal('fetch', fetched);
    const failed = client.query({ query: SiteTextsDocument, fetchPolicy: 'network-only' });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(await failed).toMatchObject({ error: { message: 'network error' } });
  });
});

describe('§9 a large answer on a slow network', () => {
  beforeEach(stubBrowser);
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Sends parts of an answer with pauses, and nothing after them unless it is whole. */
  async function askFor(parts: readonly string[], pauseMs: number, isWhole: boolean) {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (address: string, { signal }: { signal?: AbortSignal } = {}) => {
      if (address === '/healthz') return Promise.resolve(Response.json({}));
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          signal?.addEventListener('abort', () => controller.error(signal.reason));
          for (const part of parts) {
            await new Promise((resolve) => {
              setTimeout(resolve, pauseMs);
            });
            if (signal?.aborted) return;
            controller.enqueue(new TextEncoder().encode(part));
          }
          if (isWhole) controller.close();
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
    });
    const asked = client.query({ query: SiteTextsDocument, fetchPolicy: 'network-only' });
    await vi.advanceTimersByTimeAsync(200_000);
    const { error } = await asked;
    return error && Fault.from(error).code;
  }

  it('arrives whole, however long it takes', async () => {
    expect(await askFor('{"data":{}}'.split(''), 10_000, true)).toBeUndefined();
  });

  it('is given up when nothing more arrives', async () => {
    expect(await askFor(['{"data"'], 10_000, false)).toBe('TIME_OUT');
  });
});

describe('a query that is lost', () => {
  beforeEach(stubBrowser);
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Loses the first requests to the API. `health`: the answer to the check whether the server is reached. */
  async function lose(count: number, health: () => Promise<Response>) {
    vi.useFakeTimers();
    let sent = 0;
    vi.stubGlobal('fetch', (address: string) => {
      if (address === '/healthz') return health();
      sent += 1;
      return sent > count
        ? Promise.resolve(Response.json({ data: {} }))
        : Promise.reject(new TypeError('lost'));
    });
    const asked = client.query({ query: SiteTextsDocument, fetchPolicy: 'network-only' });
    await vi.advanceTimersByTimeAsync(5_000);
    const { error } = await asked;
    return { sent, lost: error !== undefined && Fault.from(error).code === 'NETWORK_ERROR' };
  }
  const reached = () => Promise.resolve(Response.json({}));

  it('is sent again while the server is reached, three times at most', async () => {
    expect(await lose(1, reached)).toEqual({ sent: 2, lost: false });
    expect(await lose(9, reached)).toEqual({ sent: 3, lost: true });
  });

  it('is not sent again while the server is not reached', async () => {
    expect(await lose(1, () => Promise.reject(new TypeError('lost')))).toEqual({ sent: 1, lost: true });
    expect(isOnline()).toBe(false);
  });
});
