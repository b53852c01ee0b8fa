import { ticketStates, ticketTopics } from '@fairgate/schema/constants';
import { z } from 'zod';
import type { Store } from '../../store.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { keysetStatements, listRange, patternsOf, readRange } from '../../db/keyset.ts';
import { operatorOperation } from '../staff/staff-operation.ts';
import { formatTicket, ticketColumns, type TicketRow, ticketTables } from './ticket-row.ts';

// Words may be in different places: the name and a message.
const hasWords = `not exists (
  select from unnest($1::text[]) word where concat_ws(' ', 'T-' || k.id, k.name, k.email) not ilike word
    and not exists (select from conversation_message m where m.conversation_id = k.conversation_id and m.body ilike word))`;

const list = keysetStatements({
  name: 'tickets',
  columns: ticketColumns,
  rows: `${ticketTables} where ${hasWords} and ($2::text is null or k.state = $2) and ($3::text is null or k.topic = $3)
    and ($4::int is null or coalesce(k.operator_id, 0) = $4)`,
  id: 'k.id',
  parameters: 4,
});

const request = z.object({
  ...listRange,
  state: z.enum(ticketStates).optional(),
  topic: z.enum(ticketTopics).optional(),
  /** '0': those that nobody looks after. */
  operatorId: idText.optional(),
});

/** The tickets, the newest first. */
export function getTicketList({ db }: Store): Operation {
  return operatorOperation({
    name: 'getTicketList',
    request,
    async handle({ keyword, state, topic, operatorId, ...range }) {
      const { rows, ...page } = await readRange<TicketRow>(db, list, range, [
        patternsOf(keyword),
        state ?? null,
        topic ?? null,
        operatorId === undefined ? null : operatorId === '0' ? 0 : (toId(operatorId) ?? -1),
      ]);
      return { ...page, list: rows.map(formatTicket) };
    },
  });
}

// By the indexes: this is asked for every few seconds while a desk is open.
const counts = {
  name: 'count tickets by state',
  text: `
    select (count(*) filter (where state = 'open'))::int as open, (count(*) filter (where state = 'assigned'))::int as assigned,
      (count(*) filter (where state = 'answered'))::int as answered, (count(*) filter (where state = 'closed'))::int as closed,
      (count(*) filter (where state = 'assigned' and operator_id = $1))::int as own, max(changed_at) as "changeTime"
    from ticket`,
};

/** How much there is to do, for all and for the operator. */
export function getDesk({ db }: Store): Operation {
  return operatorOperation({
    name: 'getDesk',
    request: z.object({}),
    async handle(_, { accountId }) {
      const [row] = await db.rows<{ changeTime: Date | null }>(counts, [accountId]);
      return { ...row, changeTime: row?.changeTime?.toISOString() ?? null };
    },
  });
}

const operators = {
  name: 'operators',
  text: 'select id::text as "operatorId", name from operator where disabled_at is null order by lower(name), id limit 200',
};

export function getOperatorList({ db }: Store): Operation {
  return operatorOperation({
    name: 'getOperatorList',
    request: z.object({}),
    handle: () => db.rows<object>(operators),
  });
}
