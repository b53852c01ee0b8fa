import { visitNoteMaxCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { idText, toId } from '../wire/form.ts';
import type { Operation, OperationMaker } from '../wire/operation.ts';
import { buyerOperation } from './buyer-operation.ts';
import { exhibitorIdText, hasExhibitorId, parseExhibitorId } from './exhibitor-id.ts';
import { byStand, type ExhibitorRow, formatExhibitor, fromExhibitors } from './exhibitor-search.ts';
import { inWalkingOrder } from './walking-order.ts';

type VisitState = { visited_at: Date | null; note: string | null; changed_at: Date | null };
type VisitRow = ExhibitorRow & VisitState & { followed: boolean };

const exhibitorId = `x.exhibition_id || '-' || x.number`;
const select = {
  name: 'visits',
  text: `
    ${fromExhibitors(`, v.visited_at, v.note, v.changed_at,
      exists (select 1 from exhibitor_follow f where f.buyer_id = $1 and f.exhibitor_id = ${exhibitorId})
        or exists (select 1 from supplier_follow f where f.buyer_id = $1 and f.supplier_id = x.supplier_id) as followed`)}
    left join exhibitor_visit v on v.buyer_id = $1 and v.exhibitor_id = ${exhibitorId}
    where x.exhibition_id = $2 and e.published ${byStand}`,
};

/** The exhibitors of an exhibition that the buyer follows, also as suppliers, in the order of a walk. */
function visitList({ db, phraseCache }: Store): Operation {
  return buyerOperation({
    path: '/visit/getVisitList.json',
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, { accountId }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<VisitRow>(select, [accountId, toId(exhibitionId) ?? 0]),
        phraseCache.phrasesIn(language),
      ]);
      return inWalkingOrder(rows)
        .filter(({ followed }) => followed)
        .map((row) => ({ exhibitor: formatExhibitor(row, phrases), ...formatVisit(row) }));
    },
  });
}

const exists = {
  name: 'visited exhibitor',
  text: `select 1 from exhibitor x where ${hasExhibitorId('$1::text')}`,
};
// An older change that arrives late changes nothing. A device's clock may be ahead: no change is in the future.
const save = {
  name: 'save visit',
  text: `
    insert into exhibitor_visit as v (buyer_id, exhibitor_id, visited_at, note, changed_at)
    values ($1, $2, case when $3 then least($5::timestamptz, now()) end, $4, least($5::timestamptz, now()))
    on conflict (buyer_id, exhibitor_id) do update set
      visited_at = case when not $3 then null else coalesce(v.visited_at, excluded.visited_at) end,
      note = excluded.note, changed_at = excluded.changed_at
      where v.changed_at <= excluded.changed_at`,
};
const stored = {
  name: 'visit',
  text: 'select visited_at, note, changed_at from exhibitor_visit where buyer_id = $1 and exhibitor_id = $2',
};

/** Ticks a visit off, or not, and keeps the note. Of two devices the later change counts; a repetition changes nothing. */
function saveVisit({ db }: Store): Operation {
  return buyerOperation({
    path: '/visit/saveVisit.json',
    request: z.object({
      exhibitorId: exhibitorIdText,
      visited: z.boolean(),
      note: z.string().max(visitNoteMaxCharacters),
      changeTime: z.iso.datetime(),
    }),
    async handle({ exhibitorId: id, visited, note, changeTime }, { accountId }) {
      if (!parseExhibitorId(id) || (await db.rows(exists, [id])).length === 0)
        throw new ErrorAnswer(failureCodes.notFound, 'there is no such exhibitor');
      await db.rows(save, [accountId, id, visited, note, changeTime]);
      const [row] = await db.rows<VisitState>(stored, [accountId, id]);
      return { exhibitorId: id, ...formatVisit(row) };
    },
  });
}

const formatVisit = (row: VisitState | undefined) => ({
  visitTime: row?.visited_at?.toISOString() ?? null,
  note: row?.note ?? '',
  changeTime: row?.changed_at?.toISOString() ?? null,
});

export const visitOperations: readonly OperationMaker[] = [visitList, saveVisit];
