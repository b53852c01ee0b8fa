import type { MeetingPlace, MeetingState, PartyKind } from '@fairgate/schema/constants';
import type { Transaction } from '../db/database.ts';
import { isOwn } from '../conversations/access.ts';
import type { Party } from '../conversations/party.ts';

/** Who takes part in a meeting. */
export type Side = 'buyer' | 'supplier';

type SlotJson = { readonly starts_at: string; readonly minutes: number };

export type MeetingRow = {
  readonly id: number;
  readonly buyer_id: number;
  readonly supplier_id: number;
  readonly supplier_name: string | null;
  readonly product_id: number | null;
  readonly topic: string;
  readonly state: MeetingState;
  readonly proposed_by: Side;
  readonly starts_at: Date | null;
  readonly minutes: number | null;
  readonly slots: readonly SlotJson[];
  readonly place: MeetingPlace;
  readonly video_url: string | null;
  readonly exhibition_id: number | null;
  readonly venue: string | null;
  /** Where the supplier stands there now. */
  readonly stand: { readonly hall: string; readonly stand: string } | null;
  readonly buyer_zone: string | null;
  readonly supplier_zone: string | null;
  readonly ended_by: PartyKind | null;
  readonly end_reason: string | null;
  readonly uid: string;
  readonly revision: number;
  readonly contact_name: string;
  readonly company_name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly country_id: string | null;
  readonly created_at: Date;
  readonly changed_at: Date;
};

// Until its people have answered, the supplier's zone is that of its office.
const columns = `
  m.id, m.buyer_id, m.supplier_id, s.name as supplier_name, m.product_id, m.topic, m.state, m.proposed_by, m.starts_at, m.minutes,
  (select coalesce(json_agg(json_build_object('starts_at', l.starts_at, 'minutes', l.minutes) order by l.position), '[]')
    from meeting_slot l where l.meeting_id = m.id) as slots,
  m.place, m.video_url, m.exhibition_id, m.venue,
  (select json_build_object('hall', x.hall, 'stand', x.stand) from exhibitor x
    where x.exhibition_id = m.exhibition_id and x.supplier_id = m.supplier_id order by x.number limit 1) as stand,
  m.buyer_zone, coalesce(m.supplier_zone, s.time_zone) as supplier_zone, m.ended_by, m.end_reason, m.uid, m.revision, m.contact_name,
  m.company_name, m.email, m.phone, m.country_id, m.created_at, m.changed_at`;
// A meeting has the id of its conversation, which says whose it is.
const from = 'meeting m join conversation t on t.id = m.id left join supplier s on s.id = m.supplier_id';

const statementsOf = (kind: Party['kind']) => ({
  byIds: {
    name: `meetings of ${kind}`,
    text: `select ${columns} from ${from} where ${isOwn(kind)} and m.id = any($2::int[])`,
  },
  upcoming: {
    name: `upcoming meetings of ${kind}`,
    text: `
      select ${columns} from ${from}
      where ${isOwn(kind)} and m.state = 'accepted' and m.starts_at + m.minutes * interval '1 minute' > now()
      order by m.starts_at, m.id limit $2`,
  },
});
const statements = {
  buyer: statementsOf('buyer'),
  supplier: statementsOf('supplier'),
  operator: statementsOf('operator'),
};
const any = { name: 'meeting by id', text: `select ${columns} from ${from} where m.id = $1` };

/** The party's meetings of these ids. Others are left out. */
export const meetingsOf = (db: Transaction, party: Party, ids: readonly number[]): Promise<MeetingRow[]> =>
  db.rows<MeetingRow>(statements[party.kind].byIds, [party.id, ids]);

/** The party's accepted meetings that are not over, the next first. */
export const upcomingMeetingsOf = (db: Transaction, party: Party, most: number): Promise<MeetingRow[]> =>
  db.rows<MeetingRow>(statements[party.kind].upcoming, [party.id, most]);

/** A meeting that is locked, or has just been written. */
export async function existingMeeting(db: Transaction, id: number): Promise<MeetingRow> {
  const row = await meetingById(db, id);
  if (!row) throw new Error('the meeting of a conversation is gone');
  return row;
}

/** A meeting, whoever's it is; undefined if it is gone. */
export async function meetingById(db: Transaction, id: number): Promise<MeetingRow | undefined> {
  return (await db.rows<MeetingRow>(any, [id]))[0];
}

/** How a person names a meeting. */
export const numberOfMeeting = (id: number): string => `M-${id}`;

const iso = (at: Date | string): string => new Date(at).toISOString();
const slot = (startsAt: Date | string, minutes: number) => ({ startTime: iso(startsAt), minutes });
const idOrNull = (id: number | null): string | null => (id === null ? null : String(id));

export function formatMeeting(row: MeetingRow): object {
  const isOpen = row.state === 'proposed' || row.state === 'accepted';
  return {
    meetingId: String(row.id),
    meetingNo: numberOfMeeting(row.id),
    supplierId: String(row.supplier_id),
    goodsSpuId: idOrNull(row.product_id),
    topic: row.topic,
    state: row.state,
    proposedBy: row.proposed_by,
    time: row.starts_at === null || row.minutes === null ? null : slot(row.starts_at, row.minutes),
    proposedTimes: isOpen ? row.slots.map(({ starts_at: at, minutes }) => slot(at, minutes)) : [],
    place: row.place,
    videoUrl: row.video_url,
    exhibitionId: idOrNull(row.exhibition_id),
    venue: row.venue,
    hallNo: row.stand?.hall ?? null,
    standNo: row.stand?.stand ?? null,
    buyerZone: row.buyer_zone,
    supplierZone: row.supplier_zone,
    endedBy: row.ended_by,
    endReason: row.end_reason,
    uid: row.uid,
    revision: row.revision,
    contactName: row.contact_name,
    companyName: row.company_name,
    email: row.email,
    phone: row.phone,
    countryId: row.country_id,
    createTime: iso(row.created_at),
    changeTime: iso(row.changed_at),
  };
}
