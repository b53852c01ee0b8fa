import type { ReportReason, TicketState } from '@fairgate/schema/constants';
import type { Transaction } from '../../db/database.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';

const excerptCharacters = 200;

/** The columns of a ticket `k` with its conversation `t` and its operator `o`. */
export const ticketColumns = `
  k.id, k.conversation_id, k.topic, k.state, k.name, k.email, k.lang, k.page_url, k.service_key, k.product_id, k.supplier_id, k.quantity,
  k.reported_conversation_id, k.report_reason, k.created_at, k.changed_at, k.operator_id, o.name as operator_name, t.buyer_id is not null as is_buyer,
  (select left(m.body, ${excerptCharacters}) from conversation_message m where m.conversation_id = k.conversation_id order by m.id limit 1) as excerpt`;
export const ticketTables =
  'ticket k join conversation t on t.id = k.conversation_id left join operator o on o.id = k.operator_id';

export type TicketRow = {
  id: string;
  conversation_id: number;
  topic: string;
  state: TicketState;
  name: string;
  email: string;
  lang: string;
  page_url: string;
  service_key: string | null;
  product_id: number | null;
  supplier_id: number | null;
  quantity: number | null;
  reported_conversation_id: number | null;
  report_reason: ReportReason | null;
  created_at: Date;
  changed_at: Date;
  operator_id: number | null;
  operator_name: string | null;
  is_buyer: boolean;
  excerpt: string | null;
};

export const ticketNoOf = (id: string | number): string => `T-${id}`;
export const idOrNull = (id: number | null) => (id === null ? null : String(id));

export const formatTicket = (row: TicketRow) => ({
  ticketId: String(row.id),
  ticketNo: ticketNoOf(row.id),
  topic: row.topic,
  state: row.state,
  name: row.name,
  email: row.email,
  buyer: row.is_buyer,
  lang: row.lang,
  excerpt: row.excerpt ?? '',
  pageUrl: row.page_url,
  serviceKey: row.service_key,
  productId: idOrNull(row.product_id),
  supplierId: idOrNull(row.supplier_id),
  quantity: row.quantity,
  operator:
    row.operator_id === null ? null : { operatorId: String(row.operator_id), name: row.operator_name ?? '' },
  createTime: row.created_at.toISOString(),
  changeTime: row.changed_at.toISOString(),
});

const one = { name: 'ticket', text: `select ${ticketColumns} from ${ticketTables} where k.id = $1` };
// The conversation first: so does what deletes an account.
const lock = {
  name: 'lock ticket',
  text: 'select t.id from conversation t where t.id = (select conversation_id from ticket where id = $1) for update',
};

const noTicket = () => new ErrorAnswer(failureCodes.notFound, 'there is no such ticket');

/** Throws ErrorAnswer 404 if there is none. */
export async function findTicket(db: Transaction, id: number): Promise<TicketRow> {
  const [row] = await db.rows<TicketRow>(one, [id]);
  if (!row) throw noTicket();
  return row;
}

/** Locks a ticket and its conversation until the end of the transaction. Throws ErrorAnswer 404 if there is none. */
export async function lockTicket(db: Transaction, id: number): Promise<TicketRow> {
  await db.rows(lock, [id]);
  return findTicket(db, id);
}
