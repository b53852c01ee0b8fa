import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from '@fairgate/schema/calendar-file';
import { meetingCalendar } from '@fairgate/schema/meeting-calendar';

const event = {
  uid: 'agenda-801-1@fair.example',
  title: 'Opening; with music, and more',
  startsAt: '2026-11-22T01:30:00.000Z',
  endsAt: '2026-11-22T04:00:00Z',
  place: 'Hall A, Main stage',
  description: '',
  url: 'https://fair.example/expoMexico_805/agenda',
};
const file = (change: Partial<CalendarEvent>) => calendarFile('Fair', [{ ...event, ...change }], 0);
/** RFC 5545, 3.1: as a reader of the file puts the lines together. */
const unfolded = (content: string) => content.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file (RFC 5545)', () => {
  it('has an event with its times in UTC', () => {
    expect(file({})).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Fairgate//Calendar//EN',
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

  it('an event that changes has a number, a state and an organiser, whose name cannot end the parameter', () => {
    const content = file({
      sequence: 3,
      status: 'cancelled',
      place: '',
      organiser: { name: 'Amal "A" Hassan\r\nATTACH:x', email: 'amal@example.com' },
    });
    const lines = unfolded(content);
    expect(lines).toEqual(expect.arrayContaining(['SEQUENCE:3', 'STATUS:CANCELLED']));
    expect(lines).toContain(`ORGANIZER;CN="Amal 'A' Hassan  ATTACH:x":mailto:amal@example.com`);
    expect(content).not.toMatch(/^(?:LOCATION|ATTACH)/m);
  });

  it('a meeting keeps its id, ends after its minutes, and names both sides', () => {
    const meeting = {
      uid: '5d3f3c1e-6a0e-4f0b-9a64-0f1f7c0a9b11',
      revision: 2,
      topic: 'Samples',
      supplierName: 'Ningbo Kettles',
      contact: { name: 'Amal Hassan', companyName: null, email: 'amal@example.com' },
      startsAt: '2027-03-28T00:45:00.000Z',
      minutes: 45,
      isCancelled: false,
      place: 'https://meet.example/room-7',
      url: 'https://fair.example/inbox/100001',
    };
    expect(unfolded(meetingCalendar(meeting, 0))).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:${meeting.uid}`,
        'SEQUENCE:2',
        'DTSTART:20270328T004500Z',
        'DTEND:20270328T013000Z',
        'STATUS:CONFIRMED',
        String.raw`SUMMARY:Samples (Ningbo Kettles\, Amal Hassan)`,
        'LOCATION:https://meet.example/room-7',
      ]),
    );
    expect(meetingCalendar({ ...meeting, isCancelled: true }, 0)).toContain('STATUS:CANCELLED');
  });
});
