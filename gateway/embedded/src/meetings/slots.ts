import type { Transaction } from '../db/database.ts';

type Slot = { readonly startsAt: string; readonly minutes: number };

const add = {
  name: 'add meeting slots',
  text: `
    insert into meeting_slot (meeting_id, position, starts_at, minutes)
    select $1, l.position, l."startsAt", l.minutes from jsonb_to_recordset($2::jsonb) as l (position int, "startsAt" timestamptz, minutes int)`,
};
const clear = { name: 'clear meeting slots', text: 'delete from meeting_slot where meeting_id = $1' };

/** The times that wait for an answer, in place of earlier ones; none: the proposal is answered. */
export async function setSlots(db: Transaction, meetingId: number, times: readonly Slot[]): Promise<void> {
  await db.rows(clear, [meetingId]);
  if (times.length > 0)
    await db.rows(add, [meetingId, JSON.stringify(times.map((time, position) => ({ ...time, position })))]);
}
