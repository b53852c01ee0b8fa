import type { ConversationKind } from '@fairgate/schema/constants';
import type { Transaction } from '../db/database.ts';
import { numberOfRfq } from '../rfq/rfq-row.ts';
import { isOwn } from './access.ts';
import type { Sides } from './block.ts';
import { formatMessage, messageAttachments, type MessageRow, messageColumns } from './message-row.ts';
import type { Party } from './party.ts';

/** Messages of others after the one that was read last. */
const unreadOf = (kind: Party['kind']) =>
  `m.conversation_id = t.id and m.author <> '${kind}' and m.id > coalesce(r.read_id, 0)`;
const readers = (kind: Party['kind']) =>
  `conversation t left join conversation_reader r on r.conversation_id = t.id and r.party = '${kind}'`;
const filters = (kind: Party['kind']) => `
  ${isOwn(kind)} and ($2::text is null or t.kind = $2)
  and (not $3::boolean or exists (select from conversation_message m where ${unreadOf(kind)}))`;

const select = (kind: Party['kind']) => `
  select t.id, t.kind, t.supplier_id, t.product_id, t.created_at, t.changed_at,
    (select count(*)::int from conversation_message m where ${unreadOf(kind)}) as unread,
    coalesce((select m.author_name from conversation_message m where m.conversation_id = t.id and m.author in ('buyer', 'guest') order by m.id desc limit 1),
      (select g.contact_name from meeting g where g.id = t.id)) as person,
    (select coalesce(array_agg(b.party), '{}') from conversation_block b where b.buyer_id = t.buyer_id and b.supplier_id = t.supplier_id) as blocked_by,
    (select p.company_name from purchase_info p where p.buyer_id = t.buyer_id and t.kind = 'chat') as company,
    (select json_build_object(${lastColumns}) from conversation_message m where m.conversation_id = t.id order by m.id desc limit 1) as last,
    (select json_build_object('id', s.rfq_id, 'product_name', r.product_name) from rfq_supplier s join rfq r on r.id = s.rfq_id
      where s.conversation_id = t.id) as rfq
  from ${readers(kind)}`;
const lastColumns = [
  ...messageColumns.map((column) => `'${column}', m.${column}`),
  `'attachments', ${messageAttachments}`,
].join(', ');

const statementsOf = (kind: Party['kind']) => ({
  list: {
    name: `conversations of ${kind}`,
    text: `${select(kind)} where ${filters(kind)} order by t.changed_at desc, t.id desc limit $4 offset $5`,
  },
  counts: {
    name: `count conversations of ${kind}`,
    text: `
      select (count(*) filter (where ${filters(kind)}))::int as total,
        (count(*) filter (where exists (select from conversation_message m where ${unreadOf(kind)})))::int as unread
      from ${readers(kind)} where ${isOwn(kind)}`,
  },
  one: { name: `conversation of ${kind}`, text: `${select(kind)} where ${isOwn(kind)} and t.id = $2` },
  lock: {
    name: `lock conversation of ${kind}`,
    text: `select t.id, t.kind, t.buyer_id as "buyerId", t.supplier_id as "supplierId" from conversation t where ${isOwn(kind)} and t.id = $2 for update`,
  },
});
const statements = {
  buyer: statementsOf('buyer'),
  supplier: statementsOf('supplier'),
  operator: statementsOf('operator'),
};

type Row = {
  id: number;
  kind: ConversationKind;
  supplier_id: number | null;
  product_id: number | null;
  created_at: Date;
  changed_at: Date;
  unread: number;
  person: string | null;
  blocked_by: Party['kind'][];
  /** Of the buyer of a chat. */
  company: string | null;
  last: MessageRow | null;
  /** What a conversation of an RFQ is about. */
  rfq: { readonly id: number; readonly product_name: string } | null;
};

type InboxQuery = {
  readonly kind?: ConversationKind | null | undefined;
  readonly unreadOnly: boolean;
  readonly pageSize: number;
  readonly offset: number;
};

/** A page of a party's conversations, those with the latest change first, with the number of those that it has not read. */
export async function readInbox(db: Transaction, party: Party, query: InboxQuery): Promise<object> {
  const { list, counts } = statements[party.kind];
  const wanted = [party.id, query.kind ?? null, query.unreadOnly];
  const [[counted], rows] = await Promise.all([
    db.rows<{ total: number; unread: number }>(counts, wanted),
    db.rows<Row>(list, [...wanted, query.pageSize, query.offset]),
  ]);
  return { ...counted, list: rows.map((row) => formatConversation(row, party)) };
}

/** A conversation; undefined if it is not the party's. */
export async function findConversation(
  db: Transaction,
  party: Party,
  id: number,
): Promise<object | undefined> {
  const [row] = await db.rows<Row>(statements[party.kind].one, [party.id, id]);
  return row && formatConversation(row, party);
}

export type LockedConversation = Sides & { readonly id: number; readonly kind: ConversationKind };

/** Locks a conversation until the end of the transaction; undefined if it is not the party's. */
export async function lockConversation(
  db: Transaction,
  party: Party,
  id: number,
): Promise<LockedConversation | undefined> {
  return (await db.rows<LockedConversation>(statements[party.kind].lock, [party.id, id]))[0];
}

const formatConversation = (row: Row, party: Party) => ({
  conversationId: String(row.id),
  kind: row.kind,
  supplierId: row.supplier_id === null ? null : String(row.supplier_id),
  productId: row.product_id === null ? null : String(row.product_id),
  contactName: row.person,
  companyName: row.company,
  createTime: row.created_at.toISOString(),
  changeTime: row.changed_at.toISOString(),
  rfq: row.rfq && {
    rfqId: String(row.rfq.id),
    rfqNo: numberOfRfq(row.rfq.id),
    productName: row.rfq.product_name,
  },
  blockedBy: row.blocked_by.map((kind) => (kind === party.kind ? 'own' : 'other')),
  unread: row.unread,
  lastMessage: row.last && formatMessage(row.last, party),
});
