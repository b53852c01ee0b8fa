import { isDeepStrictEqual } from 'node:util';
import { ticketInput } from '@fairgate/schema/rules/ticket';
import { z } from 'zod';
import { countAttempt } from '../accounts/attempts.ts';
import { callerFields } from '../accounts/caller.ts';
import type { Database } from '../db/database.ts';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import type { Call } from '../wire/call.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';

const request = z.object({ ...ticketInput.shape, ip: callerFields.ip });
type Payload = z.output<typeof request>;

/**
 * Stores a message to the operators. A repeated message, by its key, returns the existing ticket; another message with
 * the same key is refused (40904).
 */
export function openTicket({ db }: Store): Operation {
  return operation({
    name: 'openTicket',
    path: '/service/openTicket.json',
    dialect: blade,
    request,
    handle: async (payload, call) => (await find(db, payload)) ?? store(db, payload, call),
  });
}

const content = 'topic, name, email, message, service_key, product_id, supplier_id, quantity';

/** The values of these columns. */
function contentOf({ topic, name, email, message, serviceKey, productId, supplierId, quantity }: Payload) {
  return [
    topic,
    name,
    email,
    message,
    serviceKey ?? null,
    toId(productId ?? '') ?? null,
    toId(supplierId ?? '') ?? null,
    quantity ?? null,
  ];
}

type Row = { id: string; topic: string; created_at: Date };
const columns = 'id, topic, created_at';

async function find(db: Database, payload: Payload): Promise<object | undefined> {
  const [row] = await db.rows<Row & { content: unknown[] }>(
    {
      name: 'ticket',
      text: `select ${columns}, jsonb_build_array(${content}) as content from ticket where idempotency_key = $1`,
    },
    [payload.idempotencyKey],
  );
  if (row && !isDeepStrictEqual(row.content, contentOf(payload)))
    throw new ErrorAnswer(failureCodes.keyUsed, 'The idempotency key belongs to another message.');
  return row && format(row);
}

const insert = {
  name: 'store ticket',
  text: `
    insert into ticket (idempotency_key, lang, page_url, visitor_id, ${content})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (idempotency_key) do nothing returning ${columns}`,
};

async function store(
  db: Database,
  payload: Payload,
  { language, tracking }: Call,
): Promise<object | undefined> {
  const { idempotencyKey, email, ip } = payload;
  await countAttempt(db, 'ticket', { account: email, visitor: tracking.visitorId, ip });
  const [row] = await db.rows<Row>(insert, [
    idempotencyKey,
    language,
    tracking.pageUrl,
    tracking.visitorId,
    ...contentOf(payload),
  ]);
  // A concurrent request has stored a message with this key.
  return row ? format(row) : find(db, payload);
}

function format({ id, topic, created_at: created }: Row): object {
  return { ticketNo: `T-${id}`, topic, createTime: created.toISOString() };
}
