import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeFlags } from '#platform/flags.ts';
import { popupTime } from './popup-time.ts';

describe('§4 the promotional popup', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    [undefined, '', 'never'],
    ['OFF', '', 'never'],
    ['ALWAYS', '', 'always'],
    ['RECENT', '', 'recent'],
    ['OFF', '?f_pr=1', 'always'],
    ['OFF', '?vt_pr=1', 'recent'],
    ['RECENT', '?f_pr=1', 'always'],
    ['ALWAYS', '?f_pr=0', 'never'],
    ['ALWAYS', '?f_pr=0&vt_pr=1', 'recent'],
    ['RECENT', '?vt_pr=0', 'never'],
  ] as const)('with the setting %s and the flags "%s" it comes %s', (setting, search, when) => {
    takeFlags(search);
    expect(popupTime(setting)).toBe(when);
  });
});
