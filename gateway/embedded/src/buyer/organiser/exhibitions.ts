import { exhibitionPublication } from '@fairgate/schema/rules/organiser';
import { z } from 'zod';
import { omit } from 'zod/mini';
import { todayAt } from '../../db/today.ts';
import { audit } from '../../accounts/audit.ts';
import { noteCatalogueChange } from '../../db/catalogue-change.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import type { PhrasesWithEnglish } from '../../texts/phrase-cache.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import {
  type ExhibitionRow,
  exhibitionColumns,
  exhibitionTables,
  formatExhibition,
  type HallCount,
  hallsOf,
} from '../exhibitions.ts';
import { type ExhibitorRow, exhibitorsOfOrganiser } from '../exhibitor-search.ts';
import { exhibitorQuery, pageOfExhibitors } from '../exhibitors.ts';
import { organiserOperation } from '../staff/staff-operation.ts';
import { organiserOf } from '../staff/staff.ts';

const select = {
  name: 'exhibitions of an organiser',
  text: `
    select ${exhibitionColumns},
      (select count(*)::int from exhibitor x where x.exhibition_id = e.id) as exhibitors,
      ${hallsOf} as halls,
      r.registrations, r.last_registered_at, stands.open_stand_requests, stands.stand_requests_changed_at,
      prizes.open_prize_claims, prizes.prize_claims_changed_at,
      (select count(distinct c.badge_no)::int from check_in c where c.exhibition_id = e.id) as check_ins,
      (select count(*)::int from check_in c where c.exhibition_id = e.id and c.day = ${todayAt('e')}) as check_ins_today
    from ${exhibitionTables}
    cross join lateral (
      select count(*)::int as registrations, max(created_at) as last_registered_at from registration where exhibition_id = e.id
    ) r
    cross join lateral (
      select count(*) filter (where state = 'open')::int as open_stand_requests, max(changed_at) as stand_requests_changed_at
      from stand_request where exhibition_id = e.id
    ) stands
    cross join lateral (
      select count(*) filter (where state = 'open')::int as open_prize_claims, max(changed_at) as prize_claims_changed_at
      from prize_claim where exhibition_id = e.id
    ) prizes
    where e.organiser_id = $1 and ($2::int is null or e.id = $2)
    order by ${todayAt('e')} > e.closes_on, abs(e.opens_on - ${todayAt('e')}), e.id`,
};

type Row = ExhibitionRow & {
  exhibitors: number;
  halls: HallCount[];
  registrations: number;
  last_registered_at: Date | null;
  open_stand_requests: number;
  stand_requests_changed_at: Date | null;
  open_prize_claims: number;
  prize_claims_changed_at: Date | null;
  check_ins: number;
  check_ins_today: number;
};

/** The organiser's exhibitions, unpublished ones too: the next first. With an id, only that one, if it is the organiser's. */
export function organiserExhibitions({ db, phraseCache }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserExhibitionList',
    request: z.object({ exhibitionId: idText.optional() }),
    async handle({ exhibitionId }, { accountId }, { language }) {
      const id = exhibitionId === undefined ? null : (toId(exhibitionId) ?? 0);
      const [rows, phrases] = await Promise.all([
        db.rows<Row>(select, [accountId, id]),
        phraseCache.phrasesWithEnglish(language),
      ]);
      return rows.map((row) => format(row, phrases));
    },
  });
}

const format = (row: Row, phrases: PhrasesWithEnglish) => ({
  ...formatExhibition(row, phrases),
  exhibitorNum: row.exhibitors,
  halls: row.halls,
  hallNum: row.halls.length,
  registerNum: row.registrations,
  lastRegisterTime: row.last_registered_at?.toISOString() ?? null,
  openStandRequestNum: row.open_stand_requests,
  standRequestChangeTime: row.stand_requests_changed_at?.toISOString() ?? null,
  openPrizeClaimNum: row.open_prize_claims,
  prizeClaimChangeTime: row.prize_claims_changed_at?.toISOString() ?? null,
  checkInNum: row.check_ins,
  checkInTodayNum: row.check_ins_today,
});

const publish = {
  name: 'publish exhibition',
  text: 'update exhibition set published = $3 where id = $1 and organiser_id = $2 and published <> $3 returning id',
};

/**
 * Shows an exhibition to visitors, or hides it. Registrations and badges stay. Throws ErrorAnswer 404 if it is not the
 * organiser's.
 */
export function publishExhibition({ db, phraseCache }: Store): Operation {
  const name = 'publishExhibition';
  return organiserOperation({
    name,
    request: omit(exhibitionPublication, { idempotencyKey: true }),
    async handle(payload, { accountId }, call) {
      const phrases = await phraseCache.phrasesWithEnglish(call.language);
      const written = { operation: name, payload: { ...payload, accountId } };
      return writeOnce(db, call, written, async (transaction) => {
        const id = toId(payload.exhibitionId) ?? 0;
        const changed = await transaction.rows(publish, [id, accountId, payload.published]);
        const [row] = await transaction.rows<Row>(select, [accountId, id]);
        if (!row) throw new ErrorAnswer(failureCodes.notFound, 'the organiser has no such exhibition');
        if (changed.length > 0) await notePublication(transaction, accountId, row.id, payload.published);
        return format(row, phrases);
      });
    },
  });
}

async function notePublication(
  transaction: Transaction,
  organiserId: number,
  id: number,
  isPublished: boolean,
): Promise<void> {
  await audit(transaction, {
    actor: (await organiserOf(transaction, organiserId)).email,
    action: isPublished ? 'exhibition-published' : 'exhibition-unpublished',
    subject: String(id),
  });
  // The search filters by exhibition.
  const since = new Date().toISOString();
  await noteCatalogueChange(transaction, { since, products: 0, removed: true, suppliers: true });
}

/** As getExhibitorList, also for an unpublished exhibition; empty for another organiser's. */
export function organiserExhibitors({ db, phraseCache }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserExhibitorList',
    request: exhibitorQuery,
    async handle(wanted, { accountId }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<ExhibitorRow>(exhibitorsOfOrganiser, [toId(wanted.exhibitionId) ?? 0, accountId]),
        phraseCache.phrasesIn(language),
      ]);
      return pageOfExhibitors(rows, wanted, phrases);
    },
  });
}
