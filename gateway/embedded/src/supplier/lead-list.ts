import { idempotencyKeyRule } from '@fairgate/schema/rules/idempotency-key';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { deviceDialect } from '../wire/device.ts';
import { idText, toId } from '../wire/form.ts';
import { holderOf, operation, type Operation } from '../wire/operation.ts';
import { leadRows, type LeadRow } from './lead-rows.ts';

const pageAtMost = 100;
const offsetAtMost = 1_000_000;

// The place of a lead in the list is the time of its first scan, and the id of that scan. $3 and $4 are a place; null: all leads.
const afterPlace = '($3::timestamptz is null or s.scanned_at < $3 or (s.scanned_at = $3 and s.id > $4))';
const beforePlace = '($3::timestamptz is null or s.scanned_at > $3 or (s.scanned_at = $3 and s.id < $4))';
const select = {
  after: {
    name: 'leads after a place',
    text: `${leadRows} and ${afterPlace} order by s.scanned_at desc, s.id limit $5 offset $6`,
  },
  before: {
    name: 'leads before a place',
    text: `${leadRows} and ${beforePlace} order by s.scanned_at, s.id desc limit $5`,
  },
};
const count = {
  name: 'count leads',
  text: `
    select count(*)::int as count, (count(*) filter (where not ${afterPlace}))::int as "untilPlace",
      (count(*) filter (where ${beforePlace}))::int as "beforePlace"
    from (${leadRows}) s`,
};
type Counted = { readonly count: number; readonly untilPlace: number; readonly beforePlace: number };

const place = z.object({ scanTime: z.iso.datetime(), leadId: idempotencyKeyRule });

/**
 * The leads of the token holder's supplier at an exhibition, the newest first. A page begins at an offset or after a place, or ends
 * before a place (null: at the end of the list): then leads that come meanwhile are neither missed nor repeated.
 */
export function leadList({ db }: Store): Operation {
  return operation({
    name: 'getLeadList',
    path: '/lead/getLeadList.json',
    dialect: deviceDialect,
    request: z.object({
      exhibitionId: idText,
      offset: z.int().min(0).max(offsetAtMost).default(0),
      after: place.optional(),
      before: place.nullable().optional(),
      pageSize: z.int().min(0).max(pageAtMost).default(24),
    }),
    async handle({ exhibitionId, offset, after, before, pageSize }, call) {
      const at = after ?? before;
      const wanted = [
        holderOf(call, 'supplier').accountId,
        toId(exhibitionId) ?? 0,
        at?.scanTime ?? null,
        at?.leadId ?? null,
      ];
      const isBefore = before !== undefined;
      const [[counted], found] = await Promise.all([
        db.rows<Counted>(count, wanted),
        isBefore
          ? db.rows<LeadRow>(select.before, [...wanted, pageSize])
          : db.rows<LeadRow>(select.after, [...wanted, pageSize, after ? 0 : offset]),
      ]);
      const { count: total = 0, untilPlace = 0, beforePlace: newer = 0 } = counted ?? {};
      const list = (isBefore ? found.toReversed() : found).map(formatLead);
      if (isBefore) return { total, offset: Math.max(0, newer - list.length), list };
      return { total, offset: after ? untilPlace : offset, list };
    },
  });
}

function formatLead(row: LeadRow): object {
  return {
    leadId: row.id,
    badgeNo: row.badge_no,
    contactName: row.name,
    companyName: row.company,
    email: row.email,
    standNo: row.stand,
    note: row.note,
    scanTime: row.scanned_at.toISOString(),
    scans: row.scans.map((scan) => ({ ...scan, noteTime: new Date(scan.noteTime).toISOString() })),
  };
}
