import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as VisitOriginModule from './visit-origin.ts';

const stored = new Map<string, string>();
vi.stubGlobal(
  'localStorage',
  new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  ),
);
const choose = (result: 'accept' | 'reject') =>
  stored.set('fairgate:consent', JSON.stringify({ value: result, expiresAt: null }));
const origins = () => [...stored.keys()].filter((key) => key.includes('origin:'));

const site = 'https://fair.example';
/** As after a full page load: what is in memory is gone. */
async function load(): Promise<typeof VisitOriginModule> {
  vi.resetModules();
  return await import('./visit-origin.ts');
}

beforeEach(() => stored.clear());
afterEach(() => vi.useRealTimers());

it('§3, §9 with consent the origin of a fair is stored, and is known after the next page load, for 30 days', async () => {
  vi.useFakeTimers();
  choose('accept');
  (await load()).noteOrigin(
    `${site}/eg/chinahomelifeEgypt_801?source=9&gclid=x&recommend_site=Egypt&sib_eid=802`,
  );
  const next = await load();
  const origin = { source: '9', click: 'x', recommend_site: 'Egypt', sib_eid: '802' };
  expect(next.originOfVisits('801')).toEqual(origin);
  expect(next.originOfVisits('803')).toEqual({});
  vi.advanceTimersByTime(30 * 86_400_000 + 1);
  expect((await load()).originOfVisits('801')).toEqual({});
});

it('§9 before a choice the origin lasts as long as the page, without the click; consent stores it', async () => {
  const { noteOrigin, originOfVisits, storeOrigins } = await load();
  noteOrigin(`${site}/chinahomelifeEgypt_801?source=friend-1&gclid=x`);
  expect(originOfVisits('801')).toEqual({ source: 'friend-1' });
  expect(stored.size).toBe(0);
  choose('accept');
  storeOrigins();
  expect((await load()).originOfVisits('801')).toEqual({ source: 'friend-1', click: 'x' });
});

it('§4, §9 declining deletes what is stored, and clicks at once', async () => {
  choose('accept');
  const { noteOrigin, originOfVisits, forgetOrigins } = await load();
  noteOrigin(`${site}/chinahomelifeEgypt_801?source=friend-1&fbclid=x`);
  expect(origins()).toEqual(['fairgate:origin:801']);
  choose('reject');
  forgetOrigins();
  expect(origins()).toEqual([]);
  expect(originOfVisits('801')).toEqual({ source: 'friend-1' });
  noteOrigin(`${site}/chinahomelifeEgypt_801?gclid=y`);
  expect(originOfVisits('801')).toEqual({ source: 'friend-1' });
  choose('accept');
  expect(originOfVisits('801')).toEqual({ source: 'friend-1', click: 'y' });
});

it('§2.9 a later value replaces the earlier one; addresses without an id count where those of the fair say nothing', async () => {
  choose('accept');
  const { noteOrigin, originOfVisits } = await load();
  noteOrigin(`${site}/?source=spring&yclid=1&exhibition_id=805`);
  noteOrigin(`${site}/chinaHomeLifeEgypt?recommend_site=Egypt&hidden_exhibition_id=806`);
  noteOrigin(`${site}/expoPoland_12/lotterywheel?source=first`);
  noteOrigin(`${site}/expoPoland_12?source=second&exhibition_id=x`);
  const given = { click: '1', recommend_site: 'Egypt', hidden_exhibition_id: '806' };
  expect(originOfVisits('801')).toEqual({ source: 'spring', ...given });
  expect(originOfVisits('12')).toEqual({ source: 'second', ...given });
});

it('§5 what no registration may contain is dropped, and a foreign value in the storage is ignored', async () => {
  choose('accept');
  const { noteOrigin, originOfVisits } = await load();
  noteOrigin(`${site}/expoPoland_12?source=a%00b&gclid=${'x'.repeat(300)}&recommend_site=%20`);
  expect(originOfVisits('12')).toEqual({ click: 'x'.repeat(200) });
  stored.set('fairgate:origin:13', JSON.stringify({ value: { source: 7, other: 'x' }, expiresAt: null }));
  expect(originOfVisits('13')).toEqual({});
});
