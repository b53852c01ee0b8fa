import { describe, expect, it } from 'vitest';
import { isLastSegment } from './last-segment.ts';

describe('§2.1 the name in an address', () => {
  it('is right when it is plain or percent-encoded', () => {
    expect(isLastSegment('/eg/Café-cup_7.html', 'Café-cup_7.html')).toBe(true);
    expect(isLastSegment('/Caf%C3%A9-cup_7.html', 'Café-cup_7.html')).toBe(true);
  });

  it('is wrong when it differs, lacks its underscore or cannot be decoded', () => {
    for (const path of [
      '/Cup_7.html',
      '/Café-cup7.html',
      '/café-cup_7.html',
      '/Café-cup_7',
      '/%E0%A4%A_7.html',
    ])
      expect(isLastSegment(path, 'Café-cup_7.html')).toBe(false);
  });
});
