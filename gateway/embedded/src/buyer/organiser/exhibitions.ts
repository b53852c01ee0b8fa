import { z } from 'zod';
import type { Store } from '../../store.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { type ExhibitionRow, exhibitionColumns, exhibitionTables, formatExhibition } from '../exhibitions.ts';
import { type ExhibitorRow, selectExhibitors } from '../exhibitor-search.ts';
import { exhibitorQuery, pageOfExhibitors } from '../exhibitors.ts';
import { organiserOperation } from './organiser-operation.ts';

const select = {
  name: 'exhibitions of an organiser',
  text: `
    select ${exhibitionColumns},
      (select count(*)::int from exhibitor x where x.exhibition_id = e.id) as exhibitors,
      (select count(*)::int from hall h where h.exhibition_id = e.id) as halls,
      r.registrations, r.last_registered_at, stands.new_stand_requests, stands.stand_requests_changed_at,
      prizes.new_prize_claims, prizes.prize_claims_changed_at,
      (select count(*)::int from check_in c where c.exhibition_id = e.id) as check_ins
    from ${exhibitionTables}
    cross join lateral (
      select count(*)::int as registrations, max(created_at) as last_registered_at from registration where exhibition_id = e.id
    ) r
    cross join lateral (
      select count(*) filter (where state = 'new')::int as new_stand_requests, max(changed_at) as stand_requests_changed_at
      from stand_request where exhibition_id = e.id
    ) stands
    cross join lateral (
      select count(*) filter (where state = 'new')::int as new_prize_claims, max(changed_at) as prize_claims_changed_at
      from prize_claim where exhibition_id = e.id
    ) prizes
    where e.organiser_id = $1 and ($2::int is null or e.id = $2)
    order by current_date > e.closes_on, abs(e.opens_on - current_date), e.id`,
};

type Row = ExhibitionRow & {
  exhibitors: number;
  halls: number;
  registrations: number;
  last_registered_at: Date | null;
  new_stand_requests: number;
  stand_requests_changed_at: Date | null;
  new_prize_claims: number;
  prize_claims_changed_at: Date | null;
  check_ins: number;
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
      return rows.map((row) => ({
        ...formatExhibition(row, phrases),
        exhibitorNum: row.exhibitors,
        hallNum: row.halls,
        registerNum: row.registrations,
        lastRegisterTime: row.last_registered_at?.toISOString() ?? null,
        newStandRequestNum: row.new_stand_requests,
        standRequestChangeTime: row.stand_requests_changed_at?.toISOString() ?? null,
        newPrizeClaimNum: row.new_prize_claims,
        prizeClaimChangeTime: row.prize_claims_changed_at?.toISOString() ?? null,
        checkInNum: row.check_ins,
      }));
    },
  });
}

const exhibitorsOf = { name: 'exhibitors of an organiser', text: selectExhibitors('e.organiser_id = $2') };

/** As getExhibitorList, also for an unpublished exhibition; empty for another organiser's. */
export function organiserExhibitors({ db, phraseCache }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserExhibitorList',
    request: exhibitorQuery,
    async handle(wanted, { accountId }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<ExhibitorRow>(exhibitorsOf, [toId(wanted.exhibitionId) ?? 0, accountId]),
        phraseCache.phrasesIn(language),
      ]);
      return pageOfExhibitors(rows, wanted, phrases);
    },
  });
}
