import { gateMaxCharacters, scansMaxCount } from '@fairgate/schema/limits';
import { idempotencyKeyRule } from '@fairgate/schema/rules/idempotency-key';
import { z } from 'zod';
import { scannedAt, scanTimes } from '../../badges/scan-time.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { organiserOperation } from '../staff/staff-operation.ts';

const own = {
  name: 'exhibition to check in',
  text: 'select id from exhibition where id = $1 and organiser_id = $2',
};
// Ordered, so that two batches never wait for each other. A badge that was revoked later was valid at the gate.
const add = {
  name: 'add scans',
  text: `
    insert into check_in_scan (exhibition_id, nonce, badge_no, device_id, gate, device_time, scanned_at, received_at, day)
    select $1, g.nonce, g.badge_no, g.device_id, g.gate, g.device_time, g.scanned_at, $2, (g.scanned_at at time zone e.time_zone)::date
    from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::timestamptz[])
        as g(nonce, badge_no, device_id, gate, device_time, scanned_at)
      join badge b on b.exhibition_id = $1 and b.number = g.badge_no
      join exhibition e on e.id = $1
    where b.revoked_at is null or b.revoked_at > g.scanned_at
    order by g.nonce
    on conflict do nothing returning nonce`,
};
/** Scans with their badges, and the first badge of each holder. */
const scans = 'check_in_scan s join badge b on b.exhibition_id = s.exhibition_id and b.number = s.badge_no';
const holder = 'coalesce(b.first_number, b.number)';
const checkIn = {
  name: 'check in',
  text: `
    insert into check_in (exhibition_id, badge_no, day, nonce, scanned_at)
    select distinct on (${holder}, s.day) s.exhibition_id, ${holder}, s.day, s.nonce, s.scanned_at
    from ${scans} where s.exhibition_id = $1 and s.nonce = any($2)
    order by ${holder}, s.day, s.scanned_at, s.nonce
    on conflict (exhibition_id, badge_no, day) do update set nonce = excluded.nonce, scanned_at = excluded.scanned_at
    where (excluded.scanned_at, excluded.nonce) < (check_in.scanned_at, check_in.nonce)`,
};
const outcomes = {
  name: 'outcomes of scans',
  text: `
    select s.nonce, f.nonce as first_nonce, f.scanned_at, f.device_id, f.gate
    from ${scans}
      join check_in c on c.exhibition_id = s.exhibition_id and c.badge_no = ${holder} and c.day = s.day
      join check_in_scan f on f.exhibition_id = c.exhibition_id and f.nonce = c.nonce
    where s.exhibition_id = $1 and s.nonce = any($2)`,
};
const refused = {
  name: 'badges of refused scans',
  text: 'select number, bool_or(exhibition_id = $1) as here from badge where number = any($2) group by number',
};

const scan = z.object({
  badgeNo: z.string().min(1).max(64),
  nonce: idempotencyKeyRule,
  deviceId: idempotencyKeyRule,
  gate: z.string().trim().max(gateMaxCharacters).default(''),
  ...scanTimes,
});
type Scan = z.output<typeof scan>;
type Outcome = { nonce: string; first_nonce: string; scanned_at: Date; device_id: string; gate: string };

/**
 * Checks badges in at the organiser's exhibition, once on each of its days. A scan that was stored before changes nothing, and
 * its answer is what holds now: another device may have sent an earlier scan of that day.
 */
export function organiserCheckIn({ db }: Store): Operation {
  return organiserOperation({
    name: 'checkIn',
    request: z.object({ exhibitionId: idText, scans: z.array(scan).min(1).max(scansMaxCount) }),
    async handle({ exhibitionId, scans }, { accountId }) {
      const id = toId(exhibitionId) ?? 0;
      const [exhibition] = await db.rows(own, [id, accountId]);
      if (!exhibition) throw new ErrorAnswer(failureCodes.notFound, 'The organiser has no such exhibition.');
      await db.transaction((transaction) => store(transaction, id, scans));
      return { list: await outcomesOf(db, id, scans) };
    },
  });
}

async function store(transaction: Transaction, exhibitionId: number, scans: readonly Scan[]): Promise<void> {
  const receivedAt = new Date();
  const added = await transaction.rows<{ nonce: string }>(add, [
    exhibitionId,
    receivedAt,
    scans.map(({ nonce }) => nonce),
    scans.map(({ badgeNo }) => badgeNo),
    scans.map(({ deviceId }) => deviceId),
    scans.map(({ gate }) => gate),
    scans.map(({ scanTime }) => scanTime),
    scans.map((one) => scannedAt(one, receivedAt).toISOString()),
  ]);
  if (added.length > 0) await transaction.rows(checkIn, [exhibitionId, added.map(({ nonce }) => nonce)]);
}

async function outcomesOf(db: Transaction, exhibitionId: number, scans: readonly Scan[]): Promise<object[]> {
  const rows = await db.rows<Outcome>(outcomes, [exhibitionId, scans.map(({ nonce }) => nonce)]);
  const stored = new Map(rows.map((row) => [row.nonce, row]));
  const others = scans.filter(({ nonce }) => !stored.has(nonce)).map(({ badgeNo }) => badgeNo);
  const known =
    others.length === 0
      ? []
      : await db.rows<{ number: string; here: boolean }>(refused, [exhibitionId, others]);
  const isHere = new Map(known.map(({ number, here }) => [number, here]));
  return scans.map(({ nonce, badgeNo }) => {
    const row = stored.get(nonce);
    const scanned = { nonce, badgeNo };
    if (!row)
      return {
        ...scanned,
        result: refusedResult(isHere.get(badgeNo)),
        firstTime: null,
        firstDevice: null,
        firstGate: null,
      };
    return {
      ...scanned,
      result: row.first_nonce === nonce ? 'checkedIn' : 'already',
      firstTime: row.scanned_at.toISOString(),
      firstDevice: row.device_id,
      firstGate: row.gate,
    };
  });
}

/** A badge of this exhibition is refused only when it is revoked. */
function refusedResult(isHere: boolean | undefined): string {
  if (isHere === undefined) return 'unknown';
  return isHere ? 'revoked' : 'otherExhibition';
}
