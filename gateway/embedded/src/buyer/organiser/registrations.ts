import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { audit } from '../../accounts/audit.ts';
import { withGuard } from '../../catalogue/formula-guard.ts';
import type { Store } from '../../store.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { organiserOperation } from './organiser-operation.ts';
import { organiserOf } from './sessions.ts';

const pageAtMost = 100;
const offsetAtMost = 1_000_000;
const daysMost = 366;

type Row = {
  id: number;
  badge_no: string;
  email: string;
  contact_name: string;
  company_name: string;
  country_id: string;
  dialing_code: string | null;
  mobile: string | null;
  job_title: string | null;
  source: number;
  created_at: Date;
};

/** The registrations of an exhibition ($1) of an organiser ($2). */
const ofOrganiser = `registration r join exhibition e on e.id = r.exhibition_id
    where r.exhibition_id = $1 and e.organiser_id = $2`;
const columns =
  'r.id, r.badge_no, r.email, r.contact_name, r.company_name, r.country_id, r.dialing_code, r.mobile, r.job_title, r.source, r.created_at';
const hasWords = `concat_ws(' ', r.contact_name, r.company_name, r.email, r.badge_no) ilike all($3::text[])`;

const count = {
  name: 'count registrations',
  text: `select count(*)::int as count from ${ofOrganiser} and ${hasWords}`,
};
const page = {
  name: 'registrations',
  text: `select ${columns} from ${ofOrganiser} and ${hasWords} order by r.id desc limit $4 offset $5`,
};
const days = {
  name: 'registrations by day',
  text: `
    select to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
    from ${ofOrganiser} group by 1 order by 1 desc limit ${daysMost}`,
};
const all = { name: 'all registrations', text: `select ${columns} from ${ofOrganiser} order by r.id` };

/** LIKE patterns of the words. */
const patternsOf = (keyword: string): string[] =>
  keyword
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** An organiser's registrations, the newest first; none for another organiser's exhibition. */
export function organiserRegistrations({ db }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserRegistrationList',
    request: z.object({
      exhibitionId: idText,
      keyword: z.string().max(keywordMaxCharacters).default(''),
      offset: z.int().min(0).max(offsetAtMost).default(0),
      pageSize: z.int().min(0).max(pageAtMost).default(24),
    }),
    async handle({ exhibitionId, keyword, offset, pageSize }, { accountId }) {
      const wanted = [toId(exhibitionId) ?? 0, accountId, patternsOf(keyword)];
      const [[total], rows] = await Promise.all([
        db.rows<{ count: number }>(count, wanted),
        db.rows<Row>(page, [...wanted, pageSize, offset]),
      ]);
      return { total: total?.count ?? 0, list: rows.map(formatRegistration) };
    },
  });
}

/** The number of registrations by day (UTC), the last day first. */
export function organiserRegistrationDays({ db }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserRegistrationDays',
    request: z.object({ exhibitionId: idText }),
    handle: ({ exhibitionId }, { accountId }) => db.rows(days, [toId(exhibitionId) ?? 0, accountId]),
  });
}

/** All registrations as CSV, for a spreadsheet. The audit log names who took them. */
export function exportOrganiserRegistrations({ db }: Store): Operation {
  return organiserOperation({
    name: 'exportOrganiserRegistrations',
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, { accountId }) {
      const rows = await db.rows<Row>(all, [toId(exhibitionId) ?? 0, accountId]);
      const { email } = await organiserOf(db, accountId);
      await audit(db, {
        actor: email,
        action: 'registrations-exported',
        subject: exhibitionId,
        detail: `${rows.length} registrations`,
      });
      return { csv: toCsv(rows) };
    },
  });
}

function formatRegistration(row: Row): object {
  return {
    registrationId: String(row.id),
    badgeNo: row.badge_no,
    email: row.email,
    contactName: row.contact_name,
    companyName: row.company_name,
    countryId: row.country_id,
    dialingCode: row.dialing_code,
    mobile: row.mobile,
    source: row.source,
    createTime: row.created_at.toISOString(),
  };
}

/** Without the byte order mark Excel assumes the country's legacy encoding. */
function toCsv(rows: readonly Row[]): string {
  const header = ['badge', 'name', 'company', 'email', 'country', 'phone', 'job', 'source', 'registered'];
  const cells = rows.map((row) =>
    [
      row.badge_no,
      row.contact_name,
      row.company_name,
      row.email,
      row.country_id,
      row.mobile === null ? '' : `${row.dialing_code ? `+${row.dialing_code} ` : ''}${row.mobile}`,
      row.job_title ?? '',
      String(row.source),
      row.created_at.toISOString(),
    ].map(withGuard),
  );
  return `\uFEFF${stringify([header, ...cells], { record_delimiter: 'windows' })}`;
}
