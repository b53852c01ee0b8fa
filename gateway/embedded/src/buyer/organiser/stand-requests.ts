import { type StandRequestState, standRequestStates } from '@fairgate/schema/constants';
import { standRequestChange } from '@fairgate/schema/rules/organiser';
import { z } from 'zod';
import { omit } from 'zod/mini';
import { audit } from '../../accounts/audit.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { organiserOperation } from '../staff/staff-operation.ts';
import { exportList, listQuery, listStatements, ofExhibition, readPage } from './own-list.ts';
import { organiserOf } from '../staff/staff.ts';

type Row = {
  id: number;
  exhibition_id: number;
  company_name: string;
  contact_name: string;
  email: string;
  phone: string;
  country_id: string;
  products: string;
  square_metres: number;
  hall: string | null;
  message: string | null;
  state: StandRequestState;
  note: string;
  created_at: Date;
};

const columns =
  's.id, s.exhibition_id, s.company_name, s.contact_name, s.email, s.phone, s.country_id, s.products, s.square_metres, s.hall, s.message, s.state, s.note, s.created_at';
/** The stand requests of an exhibition ($1) of an organiser ($2). */
const ofOrganiser = `stand_request s join exhibition e on e.id = s.exhibition_id
    where s.exhibition_id = $1 and e.organiser_id = $2`;
const hasWords = `concat_ws(' ', 'S-' || s.id, s.company_name, s.contact_name, s.email, s.products, s.note) ilike all($3::text[])`;
const hasState = `($4::text is null or s.state = $4)`;

const list = listStatements({
  name: 'stand requests',
  columns,
  rows: `${ofOrganiser} and ${hasWords} and ${hasState}`,
  id: 's.id',
  filters: 1,
});
const all = { name: 'all stand requests', text: `select ${columns} from ${ofOrganiser} order by s.id` };

/** The stand requests of an exhibition, the newest first; none for another organiser's. */
export function organiserStandRequests({ db }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserStandRequestList',
    request: listQuery.extend({ state: z.enum(standRequestStates).optional() }),
    async handle(query, { accountId }) {
      const { rows, ...page } = await readPage<Row>(db, list, query, accountId, [query.state ?? null]);
      return { ...page, list: rows.map(format) };
    },
  });
}

const change = {
  name: 'change stand request',
  text: `
    update stand_request s set state = $3, note = $4, changed_at = now()
    from exhibition e where e.id = s.exhibition_id and s.id = $1 and e.organiser_id = $2 returning ${columns}`,
};

/** Sets the state and the note. Throws ErrorAnswer 404 if the request is not for the organiser. */
export function changeStandRequest({ db }: Store): Operation {
  const name = 'changeStandRequest';
  return organiserOperation({
    name,
    request: omit(standRequestChange, { idempotencyKey: true }),
    handle: (payload, { accountId }, call) =>
      writeOnce(db, call, { operation: name, payload: { ...payload, accountId } }, async (transaction) => {
        const { requestId, state, note } = payload;
        const [row] = await transaction.rows<Row>(change, [toId(requestId) ?? 0, accountId, state, note]);
        if (!row) throw new ErrorAnswer(failureCodes.notFound, 'the organiser has no such stand request');
        await audit(transaction, {
          actor: (await organiserOf(transaction, accountId)).email,
          action: 'stand-request-changed',
          subject: String(row.exhibition_id),
          detail: `${numberOf(row)} ${state}`,
        });
        return format(row);
      }),
  });
}

export function exportOrganiserStandRequests({ db }: Store): Operation {
  return organiserOperation({
    name: 'exportOrganiserStandRequests',
    request: ofExhibition,
    handle: ({ exhibitionId }, { accountId: organiserId }) =>
      exportList(db, {
        exhibitionId,
        organiserId,
        list: 'stand-requests',
        head: [
          'number',
          'state',
          'company',
          'contact',
          'email',
          'phone',
          'country',
          'products',
          'square metres',
          'hall',
          'message',
          'note',
          'received',
        ],
        read: async (id) => (await db.rows<Row>(all, [id, organiserId])).map(cellsOf),
      }),
  });
}

const numberOf = ({ id }: Row): string => `S-${id}`;

const cellsOf = (row: Row): string[] => [
  numberOf(row),
  row.state,
  row.company_name,
  row.contact_name,
  row.email,
  row.phone,
  row.country_id,
  row.products,
  String(row.square_metres),
  row.hall ?? '',
  row.message ?? '',
  row.note,
  row.created_at.toISOString(),
];

const format = (row: Row) => ({
  requestId: String(row.id),
  requestNo: numberOf(row),
  companyName: row.company_name,
  contactName: row.contact_name,
  email: row.email,
  phone: row.phone,
  countryId: row.country_id,
  products: row.products,
  squareMetres: row.square_metres,
  hall: row.hall,
  message: row.message,
  state: row.state,
  note: row.note,
  createTime: row.created_at.toISOString(),
});
