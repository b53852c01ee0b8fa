// The pictures of a saved exhibition, from a server that is busy now and then.
import type { PocketPack } from '@fairgate/schema/pocket';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storePictures } from './store-pictures.ts';

const stored = new Map<string, Response>();
vi.stubGlobal('caches', {
  open: () =>
    Promise.resolve({
      match: (address: string) => Promise.resolve(stored.get(address)),
      put: (address: string, answer: Response) => {
        stored.set(address, answer);
        return Promise.resolve();
      },
    }),
});
const packOf = (...names: string[]) =>
  ({
    exhibition: { id: '801', picture: null },
    exhibitors: [],
    products: names.map((name) => ({ picture: { src: `/pictures/${name}.webp`, width: 1, height: 1 } })),
  }) as unknown as PocketPack;
const busy = (status: number, seconds?: string) =>
  new Response('', { status, ...(seconds !== undefined && { headers: { 'retry-after': seconds } }) });

let answers: (address: string, attempt: number) => Response | undefined = () => undefined;
const asked = vi.fn<(address: string, atMs: number) => void>();
let begunMs = 0;
beforeEach(() => {
  vi.useFakeTimers();
  begunMs = Date.now();
  stored.clear();
  asked.mockClear();
  vi.stubGlobal('fetch', (address: string) => {
    asked(address, Date.now() - begunMs);
    const attempt = asked.mock.calls.filter(([one]) => one === address).length;
    const answer = answers(address, attempt);
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => vi.useRealTimers());

async function store(pack: PocketPack, signal = new AbortController().signal) {
  const result = storePictures(pack, signal, () => undefined);
  result.catch(() => undefined);
  await vi.runAllTimersAsync();
  return await result;
}
const times = (name: string) =>
  asked.mock.calls.filter(([address]) => address.includes(name)).map(([, atMs]) => atMs);

it.each([429, 503])('§2.5 a picture that gets %i is asked for again when the server says', async (status) => {
  answers = (_, attempt) => (attempt === 1 ? busy(status, '7') : new Response('bytes'));
  expect(await store(packOf('a'))).toEqual({ bytes: 5, missing: 0 });
  expect(times('a')).toEqual([0, 7_000]);
});

it('§2.5 without a time the pauses grow, and a lost connection counts as busy', async () => {
  answers = (_, attempt) =>
    attempt === 1
      ? busy(503, 'Wed, 21 Oct 2026 07:28:00 GMT')
      : attempt === 4
        ? new Response('bytes')
        : undefined;
  expect(await store(packOf('a'))).toEqual({ bytes: 5, missing: 0 });
  expect(times('a')).toEqual([0, 2_000, 6_000, 14_000]);
});

it('§2.5 what could not be loaded is counted, and the next update loads only that; a picture that is gone is not missing', async () => {
  answers = (address) =>
    address.includes('gone') ? busy(404) : address.includes('late') ? busy(503, '1') : new Response('bytes');
  const pack = packOf('early', 'gone', 'late');
  expect(await store(pack)).toEqual({ bytes: 5, missing: 1 });
  expect(times('late')).toHaveLength(4);
  asked.mockClear();
  begunMs = Date.now();
  answers = () => new Response('bytes');
  expect(await store(pack)).toEqual({ bytes: 15, missing: 0 });
  expect(times('early')).toEqual([]);
  expect(times('late')).toEqual([0]);
});

it('§2.5 a server that stays busy is not asked for each of many pictures', async () => {
  answers = () => busy(503, '5');
  const names = Array.from({ length: 300 }, (_, index) => `p${index}`);
  expect(await store(packOf(...names))).toEqual({ bytes: 0, missing: 300 });
  expect(asked.mock.calls.length).toBeLessThan(40);
});

it('§2.5 cancelling ends a pause', async () => {
  answers = () => busy(503, '60');
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('cancelled')), 1_000);
  await expect(store(packOf('a'), controller.signal)).rejects.toThrow('cancelled');
  expect(Date.now() - begunMs).toBeLessThan(60_000);
});
