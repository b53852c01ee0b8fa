import type { Transaction } from '../db/database.ts';

const reopen = {
  name: 'ticket waits again',
  text: `update ticket set state = case when operator_id is null then 'open' else 'assigned' end, changed_at = now() where conversation_id = $1`,
};

/** The person has written: the ticket waits for our team again. */
export async function ticketWaits(db: Transaction, conversationId: number): Promise<void> {
  await db.rows(reopen, [conversationId]);
}
