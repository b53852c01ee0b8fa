import type { Transaction } from '../db/database.ts';
import { mustDeliver } from '../conversations/block.ts';
import { openConversation, touchConversation } from '../conversations/write.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { takesQuotations } from './rfq-row.ts';

/** SQL: whether a supplier, $2, may see the RFQ `r` that it was not asked for: it is open, and the supplier sells in its category. */
export const isOffered = `
  r.is_open and ${takesQuotations} and exists (select from product p where p.supplier_id = $2 and p.category2_id = r.category_id)`;

const lock = {
  name: 'lock rfq for supplier',
  text: `
    select r.id, r.buyer_id, s.conversation_id, ${takesQuotations} as takes_quotations
    from rfq r left join rfq_supplier s on s.rfq_id = r.id and s.supplier_id = $2
    where r.id = $1 and (s.rfq_id is not null or (${isOffered})) for update of r`,
};
const add = {
  name: 'supplier takes part in rfq',
  text: `insert into rfq_supplier (rfq_id, supplier_id, conversation_id, is_chosen, seen_at) values ($1, $2, $3, false, now())`,
};

export type TakenPart = { readonly conversationId: number; readonly buyerId: number };

/**
 * The conversation of a supplier and the buyer of an RFQ; the first time the supplier of an open RFQ gets one. The RFQ stays locked until
 * the end of the transaction. Throws ErrorAnswer 404 if the supplier may not see the RFQ, or it takes no quotations.
 */
export async function takePart(db: Transaction, rfqId: number, supplierId: number): Promise<TakenPart> {
  const [row] = await db.rows<{
    buyer_id: number | null;
    conversation_id: number | null;
    takes_quotations: boolean;
  }>(lock, [rfqId, supplierId]);
  if (!row?.takes_quotations || row.buyer_id === null)
    throw new ErrorAnswer(failureCodes.notFound, 'there is no such RFQ that takes quotations');
  const buyerId = row.buyer_id;
  if (row.conversation_id !== null) {
    await mustDeliver(db, { buyerId, supplierId });
    await touchConversation(db, row.conversation_id);
    return { conversationId: row.conversation_id, buyerId };
  }
  const conversationId = await openConversation(db, { kind: 'rfq', buyerId, supplierId });
  await db.rows(add, [rfqId, supplierId, conversationId]);
  return { conversationId, buyerId };
}
