import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'agenda-801-1@fair.example',
  title: 'Opening; with music, and more',
  startsAt: '2026-11-22T01:30:00.000Z',
  endsAt: '2026-11-22T04:00:00Z',
  place: 'Hall A, Main stage',
  description: '',
  url: 'https://fair.example/expoMexico_805/agenda',
};
const file = (change: Partial<typeof event>) => calendarFile('Fair', [{ ...event, ...change }], 0);
/** RFC 5545, 3.1: as a reader of the file puts the lines together. */
const unfolded = (content: string) => content.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file (RFC 5545)', () => {
  it('has an event with its times in UTC', () => {
    expect(file({})).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Fairgate//Agenda//EN',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Fair',
        'BEGIN:VEVENT',
        'UID:agenda-801-1@fair.example',
        'DTSTAMP:19700101T000000Z',
        'DTSTART:20261122T013000Z',
        'DTEND:20261122T040000Z',
        String.raw`SUMMARY:Opening\; with music\, and more`,
        String.raw`LOCATION:Hall A\, Main stage`,
        'URL:https://fair.example/expoMexico_805/agenda',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('folds lines at 75 octets, never inside a character', () => {
    const title = 'ကိုင်ရို အိမ်နှင့် အလှဆင်ပစ္စည်း ပြပွဲ 🎪 '.repeat(6).trim();
    const content = file({ title });
    const lines = content.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.includes('\uFFFD'))).toBe(false);
    expect(unfolded(content)).toContain(`SUMMARY:${title}`);
  });

  it('no text can begin a line of its own', () => {
    const content = file({ title: 'x\r\nEND:VEVENT\nATTACH:y\u0007\\' });
    expect(unfolded(content)).toContain(String.raw`SUMMARY:x\nEND:VEVENT\nATTACH:y\\`);
  });
});
