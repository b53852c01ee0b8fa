import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from './show-toast.ts';

describe('§8 toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('§9 does not show the same message again within 3 s', () => {
    expect(showToast('network error')).toBeDefined();
    vi.advanceTimersByTime(2_999);
    expect(showToast('network error')).toBeUndefined();
    expect(showToast('request time out')).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(showToast('network error')).toBeDefined();
  });
});
