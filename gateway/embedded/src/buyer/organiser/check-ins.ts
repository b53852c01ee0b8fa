import { clockToleranceMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { audit } from '../../accounts/audit.ts';
import { toSpreadsheet } from '../../catalogue/spreadsheet.ts';
import { todayAt } from '../../db/today.ts';
import type { Store } from '../../store.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { organiserOperation } from '../staff/staff-operation.ts';
import { ownExhibition } from './own-list.ts';
import { organiserOf } from '../staff/staff.ts';

const latestMost = 50;

type Row = {
  badge_no: string;
  name: string;
  company: string;
  email: string;
  gate: string;
  device_id: string;
  device_time: Date;
  scanned_at: Date;
  received_at: Date;
};

/** The check-ins at an exhibition ($1) of an organiser ($2), one a person and day, each with its first scan. */
const ofOrganiser = `
  from check_in c join exhibition e on e.id = c.exhibition_id
  where c.exhibition_id = $1 and e.organiser_id = $2`;
// The person of a deleted account is gone; the number stays.
const rows = `
  select s.badge_no, coalesce(nullif(b.name, ''), r.contact_name, '') as name, coalesce(nullif(b.company, ''), r.company_name, '') as company,
    coalesce(b.email, r.email, '') as email, s.gate, s.device_id, s.device_time, s.scanned_at, s.received_at
  from check_in c join exhibition e on e.id = c.exhibition_id
    join check_in_scan s on s.exhibition_id = c.exhibition_id and s.nonce = c.nonce
    left join badge b on b.exhibition_id = c.exhibition_id and b.number = s.badge_no
    left join registration r on r.exhibition_id = c.exhibition_id and r.badge_no = s.badge_no
  where c.exhibition_id = $1 and e.organiser_id = $2`;
const latest = {
  name: 'latest check-ins',
  text: `${rows} order by c.scanned_at desc, c.badge_no limit ${latestMost}`,
};
const all = { name: 'all check-ins', text: `${rows} order by c.scanned_at, c.badge_no` };
const hours = {
  name: 'check-ins by hour',
  text: `
    select extract(hour from c.scanned_at at time zone e.time_zone)::int as hour, count(*)::int as count
    ${ofOrganiser} and c.day = ${todayAt('e')}
    group by 1 order by 1`,
};

/** The last check-ins, and those of today by hour in the exhibition's time zone; none for another organiser's exhibition. */
export function organiserCheckIns({ db }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserCheckInList',
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, { accountId }) {
      const wanted = [toId(exhibitionId) ?? 0, accountId];
      const [list, byHour] = await Promise.all([db.rows<Row>(latest, wanted), db.rows(hours, wanted)]);
      return { list: list.map(formatCheckIn), hours: byHour };
    },
  });
}

/**
 * All check-ins as CSV, for a spreadsheet. The audit log names who took them. Throws ErrorAnswer 404 if the exhibition is
 * not the organiser's.
 */
export function exportOrganiserCheckIns({ db }: Store): Operation {
  return organiserOperation({
    name: 'exportOrganiserCheckIns',
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, { accountId }) {
      const found = await db.rows<Row>(all, [await ownExhibition(db, exhibitionId, accountId), accountId]);
      const { email } = await organiserOf(db, accountId);
      await audit(db, {
        actor: email,
        action: 'check-ins-exported',
        subject: exhibitionId,
        detail: `${found.length} check-ins`,
      });
      return { csv: toCsv(found) };
    },
  });
}

function formatCheckIn(row: Row): object {
  return {
    badgeNo: row.badge_no,
    contactName: row.name,
    companyName: row.company,
    gate: row.gate,
    scanTime: row.scanned_at.toISOString(),
    receiveTime: row.received_at.toISOString(),
    // The clock of the device at the gate differed.
    clockWrong: Math.abs(row.device_time.getTime() - row.scanned_at.getTime()) > clockToleranceMs,
  };
}

function toCsv(found: readonly Row[]): string {
  const header = [
    'badge',
    'name',
    'company',
    'email',
    'checked in',
    'gate',
    'device',
    'device time',
    'received',
  ];
  const rows = found.map((row) => [
    row.badge_no,
    row.name,
    row.company,
    row.email,
    row.scanned_at.toISOString(),
    row.gate,
    row.device_id,
    row.device_time.toISOString(),
    row.received_at.toISOString(),
  ]);
  return toSpreadsheet(header, rows);
}
