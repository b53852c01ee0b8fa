import { switchFlagNames } from '@fairgate/schema/urls/switch-flags';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOn, takeFlags } from './flags.ts';

describe('§2.9 switch flags', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000_000 });
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are f_pr, vt_pr, f_sirto, vt_ai and f_catsw2', () => {
    expect(switchFlagNames).toEqual(['f_pr', 'vt_pr', 'f_sirto', 'vt_ai', 'f_catsw2']);
  });

  it.each(switchFlagNames)(
    '%s is on by 1 and off by 0 for a day; otherwise the default of the caller applies',
    (name) => {
      expect([isOn(name), isOn(name, true)]).toEqual([false, true]);
      takeFlags(`?utm_source=mail&${name}=1`);
      expect(isOn(name)).toBe(true);
      takeFlags(`?${name}=0`);
      expect(isOn(name, true)).toBe(false);
      takeFlags(`?${name}=yes`);
      takeFlags('?lang=ar');
      expect(isOn(name, true)).toBe(false);
      vi.advanceTimersByTime(86_400_001);
      expect(isOn(name, true)).toBe(true);
    },
  );

  it('are independent of each other', () => {
    takeFlags('?f_pr=1&vt_ai=0');
    expect(switchFlagNames.map((name) => isOn(name))).toEqual([true, false, false, false, false]);
    expect(switchFlagNames.map((name) => isOn(name, true))).toEqual([true, true, true, false, true]);
  });
});
