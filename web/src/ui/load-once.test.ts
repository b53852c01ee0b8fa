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
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is tried again with growing pauses until it is there', async () => {
    const load = failing(3);
    const done = keepTrying(load);
    await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 7_999);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe('loaded');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is tried again at once when the browser is back online', async () => {
    const load = failing(1);
    const done = keepTrying(load);
    await vi.advanceTimersByTimeAsync(0);
    target.dispatchEvent(new Event('online'));
    expect(await done).toBe('loaded');
    expect(vi.getTimerCount()).toBe(0);
  });
});
