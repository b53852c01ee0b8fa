import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTrying, loadOnce } from './load-once.ts';

const failing = (times: number) => {
  let calls = 0;
  return vi.fn<() => Promise<string>>(() =>
    (calls += 1) <= times ? Promise.reject(new TypeError('network')) : Promise.resolve('loaded'),
  );
};

describe('code that is loaded once', () => {
  it('is loaded by the first call only', async () => {
    const load = failing(0);
    const once = loadOnce(load);
    expect(await Promise.all([once(), once(), once()])).toEqual(['loaded', 'loaded', 'loaded']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded again after a failure', async () => {
    const load = failing(1);
    const once = loadOnce(load);
    await expect(once()).rejects.toThrow('network');
    expect(await once()).toBe('loaded');
    expect(await once()).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('code that is needed', () => {
  const target = new EventTarget();
  let pauses: { ms: number; end: AbortController }[] = [];
  beforeEach(() => {
    pauses = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const end = new AbortController();
      pauses.push({ ms, end });
      return end.signal;
    });
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is tried again with growing pauses until it is there', async () => {
    const load = failing(7);
    const done = keepTrying(load);
    for (let pause = 1; pause <= 7; pause += 1) {
      await vi.waitFor(() => expect(pauses).toHaveLength(pause));
      expect(load).toHaveBeenCalledTimes(pause);
      pauses.at(-1)?.end.abort();
    }
    expect(await done).toBe('loaded');
    expect(pauses.map(({ ms }) => ms / 1_000)).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });

  it('is tried again at once when the browser is back online', async () => {
    const load = failing(1);
    const done = keepTrying(load);
    await vi.waitFor(() => expect(pauses).toHaveLength(1));
    target.dispatchEvent(new Event('online'));
    expect(await done).toBe('loaded');
  });
});
