// Where the answers of the service worker come from, when a network's login page answers in place of the server.
import type { StrategyHandler } from 'workbox-strategies';
import { afterEach, expect, it, vi } from 'vitest';
import { ServerFirst } from './server-first.ts';

// Workbox looks for it when it is loaded.
vi.hoisted(() => vi.stubGlobal('self', globalThis));

const page = () => new Response('<html data-mode="light">', { headers: { 'content-type': 'text/html' } });
const foreign = () => new Response('<title>Welcome</title>', { headers: { 'content-type': 'text/html' } });
// Navigations get a redirect like this: a script may not read where it leads.
const redirect = () =>
  Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  });

class Tested extends ServerFirst {
  answer(
    url: string,
    first: Response | Promise<Response> | ((request: Request) => Response),
    copy?: Response,
  ): Promise<Response> {
    const handler = {
      fetch: (request: Request) => Promise.resolve(typeof first === 'function' ? first(request) : first),
      cacheMatch: () => Promise.resolve(copy),
      cachePut: () => Promise.resolve(true),
      waitUntil: (done: Promise<unknown>) => done,
    };
    return this._handle(new Request(url), handler as unknown as StrategyHandler);
  }
}
const strategy = new Tested({
  cacheName: 'pages',
  plugins: [],
  mostMs: 4_000,
  mostOnceSilentMs: 1_000,
  isOurs: async (answer) => (await answer.clone().text()).includes('data-mode='),
  mark: async (copy) => new Response(`stored ${await copy.text()}`),
});
afterEach(() => void vi.unstubAllGlobals());

const at = 'https://fair.example/categories';
it.each([
  ['its own redirect is followed', at, page, undefined],
  [
    'a redirect to another origin gives the copy',
    at,
    () => Promise.reject(new TypeError('origin')),
    'stored copy',
  ],
  ['a redirect to a foreign page on the same host gives the copy', at, foreign, 'stored copy'],
  ['the token of an address is not sent twice', `${at}?ac=secret`, foreign, undefined],
] as const)('%s', async (_, url, target, shown) => {
  const fetched = vi.fn<(address: string, how: RequestInit) => Promise<Response>>(async () => target());
  vi.stubGlobal('fetch', fetched);
  const answer = await strategy.answer(url, redirect(), new Response('copy'));
  if (shown === undefined) expect(answer.type).toBe('opaqueredirect');
  else expect(await answer.text()).toBe(shown);
  expect(fetched.mock.calls.map(([, how]) => how.mode)).toEqual(url === at ? ['same-origin'] : []);
});

it('a foreign page gives the copy', async () => {
  expect(await (await strategy.answer(at, foreign(), new Response('copy'))).text()).toBe('stored copy');
});

it('a large page that arrives slowly is not cut, and one that stands still is given up', async () => {
  vi.useFakeTimers();
  /** Ten parts with pauses. */
  const slow =
    (pauseMs: number) =>
    ({ signal }: Request) =>
      new Response(
        new ReadableStream<Uint8Array>({
          async start(controller) {
            signal.addEventListener('abort', () => controller.error(signal.reason));
            for (let part = 0; part < 10 && !signal.aborted; part += 1) {
              controller.enqueue(new TextEncoder().encode(part === 0 ? 'data-mode=' : 'k'));
              await new Promise((resolve) => {
                setTimeout(resolve, pauseMs);
              });
            }
            if (!signal.aborted) controller.close();
          },
        }),
      );
  class Early extends Tested {}
  const early = new Early({
    cacheName: 'pages',
    plugins: [],
    mostMs: Infinity,
    mostOnceSilentMs: Infinity,
    isOurs: () => true,
    mark: (copy) => copy,
  });
  const bytesAt = async (pauseMs: number) => {
    const text = (await early.answer(at, slow(pauseMs))).text().catch(() => 'cut');
    await vi.advanceTimersByTimeAsync(400_000);
    return text;
  };
  expect(await bytesAt(10_000)).toBe('data-mode=kkkkkkkkk');
  expect(await bytesAt(35_000)).toBe('cut');
  vi.useRealTimers();
});

it('waits for a silent server once, and less for the pages after it', async () => {
  // Later than what the tests before have met.
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const silence = new Promise<Response>(() => undefined);
  const waits = async (copy?: Response) => {
    const beganMs = Date.now();
    let waitedMs = 0;
    const end = () => {
      waitedMs = Date.now() - beganMs;
    };
    strategy.answer(at, silence, copy).then(end, end);
    await vi.advanceTimersByTimeAsync(4_500);
    return waitedMs;
  };
  expect(await waits()).toBe(4_000);
  expect(await waits()).toBe(1_000);
  expect(await waits(new Response('copy'))).toBe(300);
  vi.useRealTimers();
});
