// The mails about RFQs and quotations. Suppliers that the buyer has not chosen find open RFQs in their list, without a mail.
import { isWithinLimit } from '../accounts/attempts.ts';
import type { Transaction } from '../db/database.ts';
import type { Post } from '../mail/post.ts';
import type { BuyerMailKind, SupplierMailKind } from '../mail/sourcing-letters.ts';
import { writeOfMessage, writeToBuyer, writeToSuppliers } from '../conversations/mails.ts';
import type { AfterMessage } from '../conversations/written.ts';
import { numberOfRfq } from './rfq-row.ts';

type ToSuppliers = {
  readonly rfqId: number;
  readonly supplierIds: readonly number[];
  readonly kind: SupplierMailKind;
};

export async function tellSuppliers(
  db: Transaction,
  post: Post,
  { rfqId, supplierIds, kind }: ToSuppliers,
): Promise<void> {
  await writeToSuppliers(db, post, {
    kind,
    supplierIds,
    number: numberOfRfq(rfqId),
    at: { page: 'rfq', id: rfqId },
  });
}

const parts = {
  name: 'suppliers with a part in rfq',
  text: 'select supplier_id as id from rfq_supplier where rfq_id = $1 and declined_at is null order by supplier_id',
};

/** Those that were asked or have answered, except those that do not quote. */
async function suppliersIn(db: Transaction, rfqId: number): Promise<number[]> {
  return (await db.rows<{ id: number }>(parts, [rfqId])).map(({ id }) => id);
}

/** The RFQ takes no more quotations. `except`: the supplier whose quotation was accepted, which has another mail. */
export async function tellOfEnd(db: Transaction, post: Post, rfqId: number, except?: number): Promise<void> {
  const supplierIds = (await suppliersIn(db, rfqId)).filter((id) => id !== except);
  await tellSuppliers(db, post, { rfqId, supplierIds, kind: 'rfqClosed' });
}

/** The RFQ has changed. A supplier has one such mail an hour, however often the buyer corrects it: the page shows the latest. */
export async function tellOfChange(db: Transaction, post: Post, rfqId: number): Promise<void> {
  const supplierIds: number[] = [];
  for (const id of await suppliersIn(db, rfqId))
    if (await isWithinLimit(db, 'rfqChangeMail', { account: `${rfqId} ${id}` })) supplierIds.push(id);
  await tellSuppliers(db, post, { rfqId, supplierIds, kind: 'rfqChange' });
}

type ToBuyer = {
  readonly rfqId: number;
  readonly buyerId: number;
  readonly supplierId: number;
  readonly kind: BuyerMailKind;
};

/** Tells the buyer what a supplier did with the RFQ. A quotation is best seen beside the others. */
export async function tellBuyer(
  db: Transaction,
  post: Post,
  { rfqId, kind, ...sides }: ToBuyer,
): Promise<void> {
  await writeToBuyer(db, post, {
    ...sides,
    kind,
    number: numberOfRfq(rfqId),
    at: { page: kind === 'quotation' ? 'quotations' : 'rfq', id: rfqId },
  });
}

const sidesOfConversation = {
  name: 'rfq of conversation',
  text: `
    select s.rfq_id as "rfqId", s.supplier_id as "supplierId", r.buyer_id as "buyerId"
    from rfq_supplier s join rfq r on r.id = s.rfq_id where s.conversation_id = $1 and r.buyer_id is not null`,
};
type OfConversation = { readonly rfqId: number; readonly supplierId: number; readonly buyerId: number };

/** The other side of an RFQ's conversation gets a mail, unless one about an earlier message is unread. */
export const afterRfqMessage: AfterMessage = async (db, post, { conversationId, party }) => {
  const [found] = await db.rows<OfConversation>(sidesOfConversation, [conversationId]);
  if (!found) return;
  const { rfqId, ...sides } = found;
  await writeOfMessage(db, post, party, {
    ...sides,
    conversationId,
    number: numberOfRfq(rfqId),
    at: { page: 'conversation', id: conversationId },
    toSupplier: 'rfqMessage',
    toBuyer: 'rfqAnswer',
  });
};
