import { describe, expect, it } from 'vitest';
import { monthsBetween, placeOnTimeline } from './check-age.ts';
import { checkColour, isAgeing } from './check-colour.ts';

describe('the age of a check', () => {
  it.each([
    ['2026-11-23', '2026-11-23', 0],
    ['2026-10-24', '2026-11-23', 0],
    ['2026-10-23', '2026-11-23', 1],
    ['2025-11-24', '2026-11-23', 11],
    ['2025-11-23', '2026-11-23', 12],
    ['2025-07-01', '2026-11-23', 16],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-12-01', '2026-11-23', 0],
  ])('from %s to %s are %i whole months', (day, today, months) => {
    expect(monthsBetween(day, today)).toBe(months);
  });

  it('a check is green for twelve months and amber from then on', () => {
    expect(isAgeing('2025-11-24', '2026-11-23')).toBe(false);
    expect(isAgeing('2025-11-23', '2026-11-23')).toBe(true);
    expect(isAgeing('2027-02-28', '2028-02-29')).toBe(true);
    expect(isAgeing('2027-03-01', '2028-02-29')).toBe(false);
    expect(checkColour('2025-11-24', '2026-11-23')).toBe('text-trust');
    expect(checkColour('2025-11-23', '2026-11-23')).toBe('text-time');
  });

  it('the timeline has 24 months; an earlier check is at its beginning, a later one at its end', () => {
    expect(placeOnTimeline('2026-11-23', '2026-11-23')).toBe(100);
    expect(placeOnTimeline('2025-11-23', '2026-11-23')).toBe(50);
    expect(placeOnTimeline('2024-11-23', '2026-11-23')).toBe(0);
    expect(placeOnTimeline('2020-01-01', '2026-11-23')).toBe(0);
    expect(placeOnTimeline('2027-01-01', '2026-11-23')).toBe(100);
  });
});
