import { addMessage, openChat } from '../../conversations/write.ts';
import type { Transaction } from '../database.ts';

const sides = {
  text: `
    select b.id as "buyerId", a.id as "accountId", a.supplier_id as "supplierId", a.name as "supplierName", p.id as "productId"
    from buyer b, supplier_account a join product p on p.supplier_id = a.supplier_id
    where lower(b.email) = $1 and lower(a.email) = $2
      and not exists (select from conversation t where t.buyer_id = b.id and t.supplier_id = a.supplier_id and t.kind = 'chat')
    order by p.id limit 1`,
};
type Sides = {
  readonly buyerId: number;
  readonly accountId: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly productId: number;
};

/** A chat of the demo buyer with the demo supplier, if they have none. The supplier's answer is unread. */
export async function addDemoChat(
  db: Transaction,
  buyer: { readonly email: string; readonly name: string },
  supplierEmail: string,
): Promise<void> {
  const [row] = await db.rows<Sides>(sides, [buyer.email, supplierEmail]);
  if (!row) return;
  const { buyerId, accountId, supplierId, supplierName, productId } = row;
  const { id: conversationId } = await openChat(db, { buyerId, supplierId, productId });
  const inChat = { conversationId, language: 'en' } as const;
  await addMessage(db, {
    ...inChat,
    author: 'buyer',
    authorId: buyerId,
    authorName: buyer.name,
    body: 'Hello, can you deliver 500 pieces to Alexandria by the end of next month?',
  });
  await addMessage(db, {
    ...inChat,
    author: 'supplier',
    authorId: accountId,
    authorName: supplierName,
    body: 'Yes, that is possible. We ship from stock within ten days. Do you need a sample first?',
  });
}
