// What the database has of the RFQs, enquiries and messages of some buyers, read when the services have ended.
import { join } from 'node:path';
import { openPglite, openPostgres } from '@fairgate/embedded/db/database';
import { startPglite } from '@fairgate/embedded/db/pglite';
import { openingText, type Kind } from './submission.ts';

/** A stored RFQ, enquiry or message. */
export type StoredSubmission = {
  readonly kind: Kind;
  /** From its text; null without one. */
  readonly key: string | null;
  readonly id: string;
  /** Whether it has all its rows, once: the supplier's part, the conversation, the line. */
  readonly isWhole: boolean;
};

export type StoredSubmissions = {
  readonly all: readonly StoredSubmission[];
  /** Conversations that belong to no RFQ or enquiry. */
  readonly strayConversations: number;
  /** Stored keys without an answer, which their writes did not end. */
  readonly openKeys: number;
};

// A second message of an enquiry would show it a second time; without one its key is null.
const ofBuyers = {
  text: `
    select 'RFQ' as kind, r.description as key, r.id::text as id,
      (select count(*) from rfq_supplier s where s.rfq_id = r.id) = 1
      and (select count(*) from rfq_supplier s join conversation t on t.id = s.conversation_id and t.supplier_id = s.supplier_id
        where s.rfq_id = r.id and t.kind = 'rfq' and t.buyer_id = r.buyer_id) = 1 as "isWhole"
    from rfq r join buyer b on b.id = r.buyer_id where b.email = any($1::text[])
    union all
    select 'enquiry', m.body, e.id::text,
      t.kind = 'enquiry' and t.buyer_id = e.buyer_id and t.supplier_id = e.supplier_id
      and (select count(*) from enquiry_line l where l.enquiry_id = e.id) = 1
    from enquiry e join buyer b on b.id = e.buyer_id join conversation t on t.id = e.conversation_id
      left join conversation_message m on m.conversation_id = t.id
    where b.email = any($1::text[])
      and not exists (select from conversation_message o where o.conversation_id = t.id and o.body = '${openingText}')
    union all
    select 'message', m.body, m.id::text, t.kind = 'enquiry' and t.supplier_id is not null
    from conversation t join buyer b on b.id = t.buyer_id join conversation_message m on m.conversation_id = t.id
    where b.email = any($1::text[]) and m.body <> '${openingText}'
      and exists (select from conversation_message o where o.conversation_id = t.id and o.body = '${openingText}')`,
};
const strayConversations = {
  text: `
    select count(*)::int as count from conversation t join buyer b on b.id = t.buyer_id where b.email = any($1::text[])
      and not exists (select from enquiry e where e.conversation_id = t.id)
      and not exists (select from rfq_supplier s where s.conversation_id = t.id)`,
};
const openKeys = { text: 'select count(*)::int as count from idempotency_key where answer is null' };

/** @param databaseUrl of PostgreSQL; '' for the built-in database of the folder. */
export async function readSubmissions(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  emails: readonly string[],
): Promise<StoredSubmissions> {
  const builtIn = databaseUrl === '' ? startPglite(join(dataDir, 'postgres')) : undefined;
  const db = builtIn ? openPglite(builtIn.host, builtIn.ready) : openPostgres(databaseUrl);
  try {
    const all = await db.rows<StoredSubmission>(ofBuyers, [emails]);
    const [conversations] = await db.rows<{ count: number }>(strayConversations, [emails]);
    const [keys] = await db.rows<{ count: number }>(openKeys);
    return { all, strayConversations: conversations?.count ?? 0, openKeys: keys?.count ?? 0 };
  } finally {
    await db.close();
    await builtIn?.stop();
  }
}
