import { describe, expect, it } from 'vitest';
import { dayIn, knownZone } from '#platform/day-in.ts';
import { daysOf, differ, isRunning, shownDay, type Session } from './agenda-days.ts';

const session = (number: string, startsAt: string, endsAt: string): Session => ({
  __typename: 'ExhibitionSession',
  number,
  kind: 'SEMINAR',
  title: number,
  startsAt,
  endsAt,
  hall: null,
  place: '',
  languageCode: 'en',
  speakers: [],
});

describe('the days of an agenda', () => {
  it('are those of the fair, also where a session starts on another day in UTC', () => {
    const mexico = [
      session('evening', '2026-11-22T01:30:00Z', '2026-11-22T04:00:00Z'),
      session('morning', '2026-11-21T15:30:00Z', '2026-11-21T16:00:00Z'),
      session('next', '2026-11-22T15:30:00Z', '2026-11-22T16:00:00Z'),
    ];
    expect(
      daysOf(mexico, 'America/Mexico_City').map(({ day, sessions }) => [
        day,
        sessions.map(({ number }) => number),
      ]),
    ).toEqual([
      ['2026-11-21', ['morning', 'evening']],
      ['2026-11-22', ['next']],
    ]);
    // 08:00 in Tokyo is the day before in UTC.
    expect(dayIn('Asia/Tokyo', Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  });

  it('keep their hours when the clocks change', () => {
    expect(dayIn('Europe/Berlin', Date.parse('2026-10-24T21:59:00Z'))).toBe('2026-10-24');
    expect(dayIn('Europe/Berlin', Date.parse('2026-10-25T22:59:00Z'))).toBe('2026-10-25');
  });

  it('show the asked one, else today, else the first', () => {
    const days = [
      { day: '2026-11-21', sessions: [] },
      { day: '2026-11-22', sessions: [] },
    ];
    expect(shownDay(days, '2026-11-22', '2026-11-21')?.day).toBe('2026-11-22');
    expect(shownDay(days, '2026-12-31', '2026-11-22')?.day).toBe('2026-11-22');
    expect(shownDay(days, undefined, '2027-01-01')?.day).toBe('2026-11-21');
    expect(shownDay([], undefined, '2027-01-01')).toBeUndefined();
  });
});

it('a session is current from its start until its end', () => {
  const one = session('1', '2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z');
  const at = (time: string) => isRunning(one, Date.parse(`2026-11-21T${time}Z`));
  expect([at('09:59:59'), at('10:00:00'), at('10:59:59'), at('11:00:00')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('two time zones differ by their clocks at that time, not by their names', () => {
  const [winter, summer] = [Date.parse('2026-12-01T12:00:00Z'), Date.parse('2026-07-01T12:00:00Z')];
  expect(differ('Europe/Berlin', 'Europe/Warsaw', winter)).toBe(false);
  expect(differ('Africa/Cairo', 'Africa/Johannesburg', winter)).toBe(false);
  expect(differ('Europe/London', 'UTC', winter)).toBe(false);
  expect(differ('Europe/London', 'UTC', summer)).toBe(true);
});

it('an unknown time zone counts as UTC', () => {
  expect([knownZone(null), knownZone('Mars/Olympus'), knownZone('Asia/Tokyo')]).toEqual([
    'UTC',
    'UTC',
    'Asia/Tokyo',
  ]);
});
