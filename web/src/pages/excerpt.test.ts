import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('§2.8 the description in a head', () => {
  it('is the whole text when it is short enough', () => {
    expect(excerpt('Ten words', 'en', 9)).toBe('Ten words');
  });

  it('ends between two words', () => {
    expect(excerpt('A kettle with a temperature display', 'en', 20)).toBe('A kettle with a…');
    expect(excerpt('หม้อหุงข้าวสำหรับบ้าน', 'th', 14)).toBe('หม้อหุงข้าว…');
  });

  it('never exceeds its length, also in one long word', () => {
    for (const most of [10, 11, 12, 13])
      expect(excerpt(`A kettle ${'x'.repeat(50)}`, 'en', most).length).toBeLessThanOrEqual(most);
  });
});
