import type { Transaction } from '../db/database.ts';
import { isOwn } from './access.ts';
import { formatMessage, messageAttachments, type MessageRow, messageColumns } from './message-row.ts';
import type { Party } from './party.ts';

const columns = [
  ...messageColumns.map((column) => `m.${column}`),
  `${messageAttachments} as attachments`,
].join(', ');
const from = (kind: Party['kind']) =>
  `conversation_message m join conversation t on t.id = m.conversation_id where ${isOwn(kind)} and t.id = $2`;
const page = (kind: Party['kind'], condition: string, order: string) =>
  `select ${columns} from ${from(kind)} and ($3::bigint is null or m.id ${condition} $3) order by m.id ${order} limit $4 offset $5`;

const statementsOf = (kind: Party['kind']) => ({
  count: {
    name: `count messages for ${kind}`,
    text: `select count(*)::int as count, (count(*) filter (where m.id > $3::bigint))::int as newer from ${from(kind)}`,
  },
  after: { name: `messages for ${kind} after`, text: page(kind, '<', 'desc') },
  before: { name: `messages for ${kind} before`, text: page(kind, '>', 'asc') },
  one: { name: `message for ${kind}`, text: `select ${columns} from ${from(kind)} and m.id = $3` },
});
const statements = {
  buyer: statementsOf('buyer'),
  supplier: statementsOf('supplier'),
  operator: statementsOf('operator'),
};

type MessageQuery = {
  readonly conversationId: number;
  readonly offset: number;
  /** After this message, which is older; or before this one, 0 for the end of the list. */
  readonly afterId?: number | undefined;
  readonly beforeId?: number | undefined;
  readonly pageSize: number;
};

/** A page of the messages of a conversation, the newest first; none of a conversation that is not the party's. */
export async function readMessages(db: Transaction, party: Party, query: MessageQuery): Promise<object> {
  const { count, after, before } = statements[party.kind];
  const { conversationId, offset, afterId, beforeId, pageSize } = query;
  const wanted = [party.id, conversationId];
  const isBefore = beforeId !== undefined;
  const key = isBefore ? beforeId : afterId === undefined ? null : afterId - 1;
  const [[counted], rows] = await Promise.all([
    db.rows<{ count: number; newer: number }>(count, [...wanted, key]),
    isBefore
      ? db.rows<MessageRow>(before, [...wanted, beforeId, pageSize, 0])
      : db.rows<MessageRow>(after, [
          ...wanted,
          afterId ?? null,
          pageSize,
          afterId === undefined ? offset : 0,
        ]),
  ]);
  const { count: total, newer } = counted ?? { count: 0, newer: 0 };
  const list = (isBefore ? rows.toReversed() : rows).map((row) => formatMessage(row, party));
  if (isBefore) return { total, offset: Math.max(0, newer - rows.length), list };
  return { total, offset: afterId === undefined ? offset : newer, list };
}

/** A message. Throws if the party has just not written it. */
export async function messageOf(
  db: Transaction,
  party: Party,
  { conversationId, messageId }: { readonly conversationId: number; readonly messageId: number },
): Promise<object> {
  const [row] = await db.rows<MessageRow>(statements[party.kind].one, [party.id, conversationId, messageId]);
  if (!row) throw new Error('a message was not stored');
  return formatMessage(row, party);
}
