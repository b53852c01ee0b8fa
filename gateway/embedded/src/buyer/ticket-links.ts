import { ticketLinkDays } from '@fairgate/schema/limits';
import { hashOf, newToken } from '../accounts/token.ts';
import type { Transaction } from '../db/database.ts';

const add = {
  name: 'add ticket link',
  text: `insert into ticket_link (token_hash, ticket_id, expires_at) values ($1, $2, now() + $3::int * interval '1 day')`,
};
const find = {
  name: 'ticket of link',
  text: 'select ticket_id as id from ticket_link where token_hash = $1 and expires_at > now()',
};

/** The secret of a link to a ticket, for the person who wrote it. Links of earlier mails stay valid. */
export async function addTicketLink(db: Transaction, ticketId: number): Promise<string> {
  const token = newToken();
  await db.rows(add, [hashOf(token), ticketId, ticketLinkDays]);
  return token;
}

/** The id of the ticket; undefined for a link that does not work, or no longer. */
export async function ticketOfLink(db: Transaction, token: string): Promise<number | undefined> {
  const [row] = await db.rows<{ id: string }>(find, [hashOf(token)]);
  return row && Number(row.id);
}
