import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSeen, noteSeen } from './scanner-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('§2.4 which badges a device has seen', () => {
  it.each([
    // 22:00 and 06:00 of the next day in Cairo.
    ['Africa/Cairo', '2027-02-10T20:00:00Z', '2027-02-11T04:00:00Z', false],
    // Two days in UTC, and one in Mexico City.
    ['America/Mexico_City', '2027-02-10T23:00:00Z', '2027-02-11T01:00:00Z', true],
  ])('counts by the days of the fair in %s', async (timeZone, first, later, isSameDay) => {
    const badge = { exhibitionId: timeZone, number: 'K7Q2-9MXD' };
    vi.setSystemTime(Date.parse(first));
    expect(await findSeen(badge, timeZone)).toBeUndefined();
    expect(await noteSeen(badge, timeZone)).toBeUndefined();
    expect(await noteSeen(badge, timeZone)).toBe(Date.parse(first));
    vi.setSystemTime(Date.parse(later));
    const expected = isSameDay ? Date.parse(first) : undefined;
    expect(await findSeen(badge, timeZone)).toBe(expected);
    expect(await noteSeen(badge, timeZone)).toBe(expected);
    expect(await noteSeen(badge, timeZone)).toBe(isSameDay ? Date.parse(first) : Date.parse(later));
  });

  it('without the fair’s time zone, of another fair, and of another number', async () => {
    vi.setSystemTime(Date.parse('2027-02-10T12:00:00Z'));
    const badge = { exhibitionId: '801', number: 'K7Q2-9MXD' };
    await noteSeen(badge, null);
    expect(await findSeen(badge, undefined)).toBe(Date.now());
    expect(await findSeen({ ...badge, exhibitionId: '802' }, null)).toBeUndefined();
    expect(await findSeen({ ...badge, number: 'K7Q2-9MXE' }, null)).toBeUndefined();
  });
});
