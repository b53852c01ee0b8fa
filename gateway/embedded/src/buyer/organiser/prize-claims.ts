import { type PrizeClaimState, prizeClaimStates } from '@fairgate/schema/constants';
import { prizeClaimChange } from '@fairgate/schema/rules/organiser';
import { z } from 'zod';
import { audit } from '../../accounts/audit.ts';
import type { Store } from '../../store.ts';
import type { Phrases } from '../../texts/phrases.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { organiserOperation } from '../staff/staff-operation.ts';
import { exportList, listQuery, listStatements, ofExhibition, readPage } from './own-list.ts';
import { organiserOf } from '../staff/staff.ts';

type Row = {
  id: number;
  exhibition_id: number;
  event: string;
  prize: string;
  name: string;
  phone: string;
  country_id: string;
  address: string;
  state: PrizeClaimState;
  reason: string | null;
  created_at: Date;
};

const columns =
  'c.id, c.exhibition_id, c.event, c.prize, c.name, c.phone, c.country_id, c.address, c.state, c.reason, c.created_at';
/** The prize claims at an exhibition ($1) of an organiser ($2). */
const ofOrganiser = `prize_claim c join exhibition e on e.id = c.exhibition_id
    where c.exhibition_id = $1 and e.organiser_id = $2`;
const hasWords = `concat_ws(' ', c.name, c.phone, c.address, c.prize) ilike all($3::text[])`;
const hasState = `($4::text is null or c.state = $4)`;

const list = listStatements({
  name: 'prize claims',
  columns,
  rows: `${ofOrganiser} and ${hasWords} and ${hasState}`,
  id: 'c.id',
  filters: 1,
});
const all = { name: 'all prize claims', text: `select ${columns} from ${ofOrganiser} order by c.id` };

/** The prizes that buyers have confirmed at an exhibition, the newest first; none for another organiser's. */
export function organiserPrizeClaims({ db, phraseCache }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserPrizeClaimList',
    request: listQuery.extend({ state: z.enum(prizeClaimStates).optional() }),
    async handle(query, { accountId }, { language }) {
      const [{ rows, ...page }, phrases] = await Promise.all([
        readPage<Row>(db, list, query, accountId, [query.state ?? null]),
        phraseCache.phrasesIn(language),
      ]);
      return { ...page, list: rows.map((row) => format(row, phrases)) };
    },
  });
}

const change = {
  name: 'change prize claim',
  text: `
    update prize_claim c set state = $3, reason = $4, changed_at = now()
    from exhibition e where e.id = c.exhibition_id and c.id = $1 and e.organiser_id = $2 returning ${columns}`,
};
const request = z.object({
  claimId: idText,
  state: prizeClaimChange.shape.state,
  reason: prizeClaimChange.shape.reason,
});

/** Sets the state; a refusal's reason is shown to the buyer. Throws ErrorAnswer 404 if the claim is not for the organiser. */
export function changePrizeClaim({ db, phraseCache }: Store): Operation {
  const name = 'changePrizeClaim';
  return organiserOperation({
    name,
    request,
    async handle(payload, { accountId }, call) {
      const phrases = await phraseCache.phrasesIn(call.language);
      const written = { operation: name, payload: { ...payload, accountId } };
      return writeOnce(db, call, written, async (transaction) => {
        const { claimId, state } = payload;
        const reason = state === 'refused' ? (payload.reason ?? null) : null;
        const [row] = await transaction.rows<Row>(change, [toId(claimId) ?? 0, accountId, state, reason]);
        if (!row) throw new ErrorAnswer(failureCodes.notFound, 'the organiser has no such prize claim');
        await audit(transaction, {
          actor: (await organiserOf(transaction, accountId)).email,
          action: 'prize-claim-changed',
          subject: String(row.exhibition_id),
          detail: `${row.id} ${state}`,
        });
        return format(row, phrases);
      });
    },
  });
}

export function exportOrganiserPrizeClaims({ db }: Store): Operation {
  return organiserOperation({
    name: 'exportOrganiserPrizeClaims',
    request: ofExhibition,
    handle: ({ exhibitionId }, { accountId: organiserId }) =>
      exportList(db, {
        exhibitionId,
        organiserId,
        list: 'prize-claims',
        head: ['id', 'state', 'event', 'prize', 'name', 'phone', 'country', 'address', 'reason', 'confirmed'],
        read: async (id) => (await db.rows<Row>(all, [id, organiserId])).map(cellsOf),
      }),
  });
}

const cellsOf = (row: Row): string[] => [
  String(row.id),
  row.state,
  row.event,
  row.prize,
  row.name,
  row.phone,
  row.country_id,
  row.address,
  row.reason ?? '',
  row.created_at.toISOString(),
];

const format = (row: Row, phrases: Phrases) => ({
  claimId: String(row.id),
  event: row.event,
  prize: row.prize,
  prizeName: phrases.textOf('prizes', row.prize),
  name: row.name,
  phone: row.phone,
  countryId: row.country_id,
  address: row.address,
  state: row.state,
  reason: row.reason,
  createTime: row.created_at.toISOString(),
});
