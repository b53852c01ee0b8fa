import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canPropose, inputOf, type MeetingValues, readDraft, timesOf } from './meeting-values.ts';

vi.mock('#platform/storage.ts', () => ({ readItem: () => ({ topic: 'Samples', odd: 'x', minutes: 5 }) }));
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2027-03-20T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const values = (change: Partial<MeetingValues>): MeetingValues => ({
  ...readDraft('supplier:7'),
  timeZone: 'Europe/Berlin',
  ...change,
});

it('a draft has known texts only, and the time zone of the browser', () => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(readDraft('supplier:7')).toMatchObject({ topic: 'Samples', minutes: '30', timeZone: zone });
  expect(readDraft('supplier:7')).not.toHaveProperty('odd');
});

it('times are those of the chosen zone, before and after the clocks change', () => {
  const typed = values({
    day0: '2027-03-27',
    time0: '10:00',
    day1: '2027-03-29',
    time1: '10:00',
    minutes: '45',
  });
  expect(timesOf(typed)).toEqual([
    { startsAt: '2027-03-27T09:00:00.000Z', minutes: 45 },
    { startsAt: '2027-03-29T08:00:00.000Z', minutes: 45 },
  ]);
  expect(timesOf(values({ day0: '2027-03-27', day1: '2027-03-27', time1: '10:00' }))).toHaveLength(1);
  expect(
    timesOf(values({ day0: '2027-03-27', time0: '10:00', day2: '2027-03-27', time2: '10:00' })),
  ).toHaveLength(1);
});

it('only times to come within half a year can be proposed', () => {
  const can = (day: string, time: string) => canPropose(day, time, 'Africa/Cairo');
  expect([can('2027-03-20', '14:01'), can('2027-09-16', '13:00')]).toEqual([true, true]);
  expect([
    can('2027-03-20', '13:59'),
    can('2027-09-17', '13:00'),
    can('', '10:00'),
    can('2027-13-01', '10:00'),
  ]).toEqual([false, false, false, false]);
});

it('a stand is an exhibition; a video call has an address, if one was typed', () => {
  const at = (change: Partial<MeetingValues>) => inputOf(values(change), { supplierId: '7' }, 'key');
  expect(at({ place: '801', videoUrl: 'https://a.example' })).toMatchObject({
    place: 'STAND',
    exhibitionId: '801',
    videoUrl: null,
  });
  expect(at({ videoUrl: ' https://a.example ' })).toMatchObject({
    place: 'VIDEO',
    videoUrl: 'https://a.example',
  });
  expect(at({ videoUrl: ' ' })).toMatchObject({ videoUrl: null, exhibitionId: null });
});
