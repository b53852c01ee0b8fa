// The mails about an order. Each state has its own; messages have one until it is read.
import type { Transaction } from '../db/database.ts';
import type { Post } from '../mail/post.ts';
import type { BuyerMailKind, SupplierMailKind } from '../mail/sourcing-letters.ts';
import { writeOfMessage, writeToBuyer, writeToSuppliers } from '../conversations/mails.ts';
import type { AfterMessage } from '../conversations/written.ts';
import { numberOfOrder } from './order-row.ts';

const about = (orderId: number) =>
  ({ number: numberOfOrder(orderId), at: { page: 'conversation', id: orderId } }) as const;

export async function tellSupplier(
  db: Transaction,
  post: Post,
  {
    orderId,
    supplierId,
    kind,
  }: { readonly orderId: number; readonly supplierId: number; readonly kind: SupplierMailKind },
): Promise<void> {
  await writeToSuppliers(db, post, { ...about(orderId), kind, supplierIds: [supplierId] });
}

type ToBuyer = {
  readonly orderId: number;
  readonly buyerId: number;
  readonly supplierId: number;
  readonly kind: BuyerMailKind;
};

export async function tellBuyer(db: Transaction, post: Post, { orderId, ...letter }: ToBuyer): Promise<void> {
  await writeToBuyer(db, post, { ...about(orderId), ...letter });
}

const sidesOf = {
  name: 'sides of order',
  text: 'select supplier_id as "supplierId", buyer_id as "buyerId" from trade_order where id = $1 and buyer_id is not null',
};

/** The other side gets a mail, unless one about an earlier message is unread. */
export const afterOrderMessage: AfterMessage = async (db, post, { conversationId, party }) => {
  const [sides] = await db.rows<{ supplierId: number; buyerId: number }>(sidesOf, [conversationId]);
  if (!sides) return;
  await writeOfMessage(db, post, party, {
    ...sides,
    ...about(conversationId),
    conversationId,
    toSupplier: 'orderMessage',
    toBuyer: 'orderAnswer',
  });
};
