// A buyer or a supplier blocks the other: nothing is delivered between them, in any of their conversations.
import type { Transaction } from '../db/database.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import type { Party } from './party.ts';

export type Sides = { readonly buyerId: number | null; readonly supplierId: number | null };

const find = {
  name: 'block between',
  text: 'select party from conversation_block where buyer_id = $1 and supplier_id = $2 limit 1',
};

/** Throws ErrorAnswer (40975) if one side has blocked the other. */
export async function mustDeliver(db: Transaction, { buyerId, supplierId }: Sides): Promise<void> {
  if (buyerId === null || supplierId === null) return;
  const [block] = await db.rows(find, [buyerId, supplierId]);
  if (block) throw new ErrorAnswer(failureCodes.blocked, 'one side has blocked the other');
}

const add = {
  name: 'block other side',
  text: `
    insert into conversation_block (buyer_id, supplier_id, party) select buyer_id, supplier_id, $2 from conversation where id = $1
    on conflict do nothing`,
};
const remove = {
  name: 'take back block',
  text: `
    delete from conversation_block b using conversation t
    where t.id = $1 and b.buyer_id = t.buyer_id and b.supplier_id = t.supplier_id and b.party = $2`,
};

/** @param conversationId one of the party's, with a buyer and a supplier. */
export async function setBlocked(
  db: Transaction,
  { kind }: Pick<Party, 'kind'>,
  conversationId: number,
  blocked: boolean,
): Promise<void> {
  await db.rows(blocked ? add : remove, [conversationId, kind]);
}
