import { describe, expect, it } from 'vitest';
import { registerNames } from './intl-names.ts';
import { formatTimeRange, formatWeekdayAndDay, formatWeekdayAndTimes } from './format-time.ts';

const from = Date.parse('2026-12-13T09:30:00Z');
const to = Date.parse('2026-12-13T10:00:00Z');
const evening = Date.parse('2026-12-13T17:00:00Z');
const times = (language: string, end = to) => formatTimeRange(language, from, end, 'UTC');

describe('times of day', () => {
  it('write what both ends share once', () => {
    expect(times('en')).toBe('\u206609:30–10:00\u2069');
    expect(times('ja')).toBe('\u20669:30〜10:00\u2069');
    expect(times('th')).toBe('\u206609:30–10:00\u2069\u00a0น.');
    expect(times('ar')).toMatch(/^\u20669:30–10:00\u2069\sص$/);
    expect(times('ar', evening)).toMatch(/^9:30\sص – 5:00\sم$/);
    expect(times('ko')).toMatch(/^오전 \u20669:30~10:00\u2069$/);
    expect(times('fa')).toBe('\u20669:30–10:00\u2069');
  });

  it('have the weekday before them, and dates have it where the language has it', () => {
    expect(formatWeekdayAndTimes('de', from, to, 'UTC')).toMatch(/^So\.?, \u206609:30–10:00\u2069$/);
    expect(formatWeekdayAndDay('en', '2026-12-13')).toMatch(/^Sun, 13\sDec\s2026$/);
    expect(formatWeekdayAndDay('ja', '2026-12-13')).toBe('2026年12月13日(日)');
    const names = { countries: {}, languages: {}, date: '{year} {month} {day}', months: Array(12).fill('m') };
    registerNames('my', { ...names, weekdays: ['S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6'] });
    expect(formatWeekdayAndDay('my', '2026-12-13')).toMatch(/^2026\sm\s13၊ S0$/);
  });
});
