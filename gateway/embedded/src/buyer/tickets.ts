import { ticketInput } from '@fairgate/schema/rules/ticket';
import { z } from 'zod';
import { tooManyAttempts } from '../accounts/failures.ts';
import type { Database } from '../db/database.ts';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import type { Call } from '../wire/call.ts';
import { toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';

/** More messages per hour are from a program, which is stopped before it fills the table. */
const perEmailAndHour = 20;

const request = z.object({ ...ticketInput.shape });
type Payload = z.output<typeof request>;

/** Stores a message to the operators; a repeated message, by its key, returns the existing ticket. */
export function openTicket({ db }: Store): Operation {
  return operation({
    name: 'openTicket',
    path: '/service/openTicket.json',
    dialect: blade,
    request,
    handle: async (payload, call) => (await find(db, payload)) ?? store(db, payload, call),
  });
}

type Row = { id: string; topic: string; created_at: Date };
const columns = 'id, topic, created_at';

async function find(db: Database, { idempotencyKey }: Payload): Promise<object | undefined> {
  const [row] = await db.rows<Row>(
    { name: 'ticket', text: `select ${columns} from ticket where idempotency_key = $1` },
    [idempotencyKey],
  );
  return row && format(row);
}

const recent = {
  name: 'recent tickets',
  text: `
    select count(*)::int as count,
      greatest(1, ceil(extract(epoch from min(created_at) + interval '1 hour' - now())))::int as seconds
    from ticket where email = $1 and created_at > now() - interval '1 hour'`,
};

const insert = {
  name: 'store ticket',
  text: `
    insert into ticket (idempotency_key, topic, name, email, message, service_key, product_id, supplier_id, quantity, lang, page_url, visitor_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (idempotency_key) do nothing returning ${columns}`,
};

async function store(
  db: Database,
  payload: Payload,
  { language, tracking }: Call,
): Promise<object | undefined> {
  const { idempotencyKey, topic, name, email, message, serviceKey, productId, supplierId, quantity } =
    payload;
  const [sent] = await db.rows<{ count: number; seconds: number }>(recent, [email]);
  if (sent && sent.count >= perEmailAndHour) throw tooManyAttempts(sent.seconds);
  const [row] = await db.rows<Row>(insert, [
    idempotencyKey,
    topic,
    name,
    email,
    message,
    serviceKey ?? null,
    toId(productId ?? '') ?? null,
    toId(supplierId ?? '') ?? null,
    quantity ?? null,
    language,
    tracking.pageUrl,
    tracking.visitorId,
  ]);
  // A concurrent request has stored the same message.
  return row ? format(row) : find(db, payload);
}

function format({ id, topic, created_at: created }: Row): object {
  return { ticketNo: `T-${id}`, topic, createTime: created.toISOString() };
}
