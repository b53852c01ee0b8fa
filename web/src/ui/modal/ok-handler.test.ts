import { describe, expect, it, vi } from 'vitest';
import { okHandler } from './ok-handler.ts';

describe('§2.8 the OK of a modal', () => {
  it('§4 closes unless the handler returns false', async () => {
    const press = okHandler(() => undefined);
    expect(await press(undefined)).toBe(true);
    expect(await press(() => true)).toBe(true);
    expect(await press(() => undefined)).toBe(true);
    expect(await press(() => false)).toBe(false);
    expect(await press(() => Promise.resolve(false))).toBe(false);
  });

  it('§4 ignores a press while the handler runs', async () => {
    const press = okHandler(() => undefined);
    let finish = () => undefined as void;
    const slow = vi.fn<() => Promise<void>>(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const first = press(slow);
    expect(await press(slow)).toBe(false);
    finish();
    expect(await first).toBe(true);
    expect(slow).toHaveBeenCalledOnce();
  });

  it('§8 logs a handler that throws and stays open', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const pending: boolean[] = [];
    expect(
      await okHandler((now) => pending.push(now))(() => {
        throw new Error('no');
      }),
    ).toBe(false);
    expect(logged).toHaveBeenCalledOnce();
    expect(pending).toEqual([true, false]);
  });
});
