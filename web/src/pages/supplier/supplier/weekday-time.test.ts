import { describe, expect, it } from 'vitest';
import { registerNames } from '#ui/intl-names.ts';
import { weekdayTime } from './weekday-time.ts';

const atMs = Date.parse('2026-11-22T16:05:00Z');

describe("the time at the supplier's place", () => {
  it("has the weekday there, in the page's language", () => {
    expect(weekdayTime('Europe/Berlin', 'de', atMs)).toMatch(/^Sonntag(?:,| um)? 17:05$/);
    expect(weekdayTime('Asia/Shanghai', 'de', atMs)).toMatch(/^Montag(?:,| um)? 00:05$/);
  });

  it('has the weekday first, and a space before the time', () => {
    const text = (locale: string) => weekdayTime('Asia/Shanghai', locale, atMs);
    expect(text('en')).toBe('Monday 00:05');
    expect(text('zh')).toBe('星期一 00:05');
    expect(text('ja')).toBe('月曜日 0:05');
    expect(text('th')).toMatch(/^วันจันทร์ 00:05\sน\.$/);
  });

  it('has the weekday of languages with names of their own', () => {
    const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S'].map((letter) => `${letter}-km`);
    registerNames('km', { countries: {}, languages: {}, months: [], weekdays, date: '' });
    expect(weekdayTime('Europe/Berlin', 'km', atMs)).toBe('S-km 17:05');
    expect(weekdayTime('Asia/Shanghai', 'km', atMs)).toBe('M-km 00:05');
  });

  it('is missing where the browser does not know the time zone', () => {
    expect(weekdayTime('Mars/Olympus', 'en', atMs)).toBeUndefined();
  });
});
