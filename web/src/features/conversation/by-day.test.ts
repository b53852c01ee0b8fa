import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';

it('messages that come the newest first are listed by day, the oldest first', () => {
  const at = (id: string, hour: number, day = 20) => ({
    id,
    createdAt: new Date(2026, 10, day, hour).toISOString(),
  });
  const days = byDay([at('4', 9, 21), at('3', 23), at('2', 12), at('1', 0)]);
  expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['1', '2', '3']],
    ['2026-11-21', ['4']],
  ]);
  expect(byDay([])).toEqual([]);
});
