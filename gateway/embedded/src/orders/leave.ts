import type { Transaction } from '../db/database.ts';
import type { Post } from '../mail/post.ts';
import { moveAsBuyer } from './move.ts';

const placed = {
  name: 'placed orders of buyer',
  text: `select id from trade_order where buyer_id = $1 and state = 'placed' order by id`,
};
const statements = [
  {
    name: 'remove messages of orders',
    text: `
      delete from conversation_message m using conversation t
      where t.id = m.conversation_id and t.kind = 'order' and t.buyer_id = $1 and m.order_state is null`,
  },
  {
    name: 'remove the buyer from messages of orders',
    text: `
      update conversation_message m set author_id = null, author_name = '', body = '' from conversation t
      where t.id = m.conversation_id and t.kind = 'order' and t.buyer_id = $1 and m.author = 'buyer'`,
  },
  {
    name: 'remove the buyer from orders',
    text: `
      update trade_order set buyer_id = null, contact_name = '', email = '', phone = null, address = '', page_url = '', visitor_id = ''
      where buyer_id = $1`,
  },
  {
    name: 'remove the buyer from conversations of orders',
    text: `update conversation set buyer_id = null where kind = 'order' and buyer_id = $1`,
  },
];

/**
 * The buyer's account is deleted. Its orders stay for the suppliers, with their goods, states, company and country, and without the person and
 * the conversation. Those that no supplier has confirmed are cancelled.
 */
export async function leaveOrders(db: Transaction, post: Post, buyerId: number): Promise<void> {
  const party = { kind: 'buyer', id: buyerId, accountId: buyerId } as const;
  for (const { id } of await db.rows<{ id: number }>(placed, [buyerId]))
    await moveAsBuyer(db, post, party, 'cancelled', { orderId: id, language: 'en' });
  for (const statement of statements) await db.rows(statement, [buyerId]);
}
