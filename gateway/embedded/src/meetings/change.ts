// What the sides of a meeting do with it. Each change is one of its states, and repeats without an effect.
import type { Transaction } from '../db/database.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import type { MeetingMailKind } from './mails.ts';
import type { MeetingRow, Side } from './meeting-row.ts';
import { setSlots } from './slots.ts';

/** What the other side hears: a mail; none of a change that concerns nobody yet. `unchanged`: it was so before. */
export type Outcome = MeetingMailKind | 'silent' | 'unchanged';

/** Changes a meeting that is locked, for one of its sides. Throws ErrorAnswer 404 where the meeting is not in a state for it. */
export type Change<Payload> = (
  db: Transaction,
  meeting: MeetingRow,
  side: Side,
  payload: Payload,
) => Promise<Outcome>;

const refuse = (text: string) => new ErrorAnswer(failureCodes.notFound, text);
const isOpen = ({ state }: MeetingRow) => state === 'proposed' || state === 'accepted';
const same = (at: Date | string, iso: string) => new Date(at).toISOString() === iso;

const zone = {
  name: 'time zone of meeting side',
  text: `
    update meeting set buyer_zone = case when $2 = 'buyer' then $3 else buyer_zone end,
      supplier_zone = case when $2 = 'supplier' then $3 else supplier_zone end where id = $1`,
};
const propose = {
  name: 'propose meeting times',
  text: 'update meeting set proposed_by = $2, changed_at = now() where id = $1',
};
const accept = {
  name: 'accept meeting',
  text: `
    update meeting set state = 'accepted', starts_at = $2, minutes = $3, revision = revision + 1, changed_at = now() where id = $1`,
};
const end = {
  name: 'end meeting',
  text: `
    update meeting set state = $2, ended_by = $3, end_reason = nullif($4, ''), changed_at = now(),
      revision = revision + case when state = 'accepted' then 1 else 0 end where id = $1`,
};
const link = {
  name: 'set link of meeting',
  text: `
    update meeting set video_url = $2, changed_at = now(), revision = revision + case when state = 'accepted' then 1 else 0 end
    where id = $1`,
};

type Times = readonly { readonly startsAt: string; readonly minutes: number }[];

export const proposeTimes: Change<{ readonly times: Times; readonly timeZone: string }> = async (
  db,
  meeting,
  side,
  { times, timeZone },
) => {
  if (!isOpen(meeting)) throw refuse('the meeting has ended');
  const { id, slots, proposed_by: before } = meeting;
  const isSame =
    before === side &&
    slots.length === times.length &&
    slots.every((slot, place) => {
      const time = times[place];
      return time && same(slot.starts_at, time.startsAt) && slot.minutes === time.minutes;
    });
  if (isSame) return 'unchanged';
  await db.rows(propose, [id, side]);
  await db.rows(zone, [id, side, timeZone]);
  await setSlots(db, id, times);
  return 'meetingTimes';
};

export const acceptTime: Change<{ readonly startsAt: string; readonly timeZone: string }> = async (
  db,
  meeting,
  side,
  { startsAt, timeZone },
) => {
  const { id, state, slots, starts_at: agreed, proposed_by: proposer } = meeting;
  if (state === 'accepted' && slots.length === 0 && agreed && same(agreed, startsAt)) return 'unchanged';
  const slot = slots.find(({ starts_at: at }) => same(at, startsAt));
  if (!isOpen(meeting) || proposer === side || !slot || Date.parse(startsAt) <= Date.now())
    throw refuse('the time is not proposed');
  await db.rows(accept, [id, startsAt, slot.minutes]);
  await db.rows(zone, [id, side, timeZone]);
  await setSlots(db, id, []);
  return 'meetingAccepted';
};

export const decline: Change<{ readonly reason: string }> = async (db, meeting, side, { reason }) => {
  if (meeting.state === 'declined' && meeting.ended_by === side) return 'unchanged';
  if (meeting.state !== 'proposed' || meeting.proposed_by === side)
    throw refuse('there is no proposal to decline');
  await db.rows(end, [meeting.id, 'declined', side, reason]);
  return 'meetingDeclined';
};

export const cancel: Change<{ readonly reason: string }> = async (db, meeting, side, { reason }) => {
  if (meeting.state === 'cancelled') return 'unchanged';
  if (!isOpen(meeting)) throw refuse('the meeting has ended');
  await db.rows(end, [meeting.id, 'cancelled', side, reason]);
  return 'meetingCancelled';
};

export const setLink: Change<{ readonly videoUrl?: string | null | undefined }> = async (
  db,
  meeting,
  _side,
  { videoUrl = null },
) => {
  if (!isOpen(meeting) || meeting.place !== 'video') throw refuse('the meeting takes no link');
  if (meeting.video_url === videoUrl) return 'unchanged';
  await db.rows(link, [meeting.id, videoUrl]);
  return meeting.state === 'accepted' ? 'meetingAccepted' : 'silent';
};
