// Moves an order to its next state. The state is a condition of the update: of two people who press at once, one moves it.
import type { OrderState } from '@fairgate/schema/constants';
import { proformaInvoiceDays } from '@fairgate/schema/limits';
import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import { giveStockBack, type Sold, stockOf, takeWholeStock } from '../db/offer.ts';
import type { Post } from '../mail/post.ts';
import type { BuyerMailKind, SupplierMailKind } from '../mail/sourcing-letters.ts';
import { nameOf, type Party } from '../conversations/party.ts';
import { lockConversation } from '../conversations/conversation-list.ts';
import { addMessage } from '../conversations/write.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { tellBuyer, tellSupplier } from './mails.ts';

type Step<Mail> = { readonly from: readonly OrderState[]; readonly mail: Mail };

// From which states each side moves an order, and the mail to the other side.
const ofSupplier = {
  confirmed: { from: ['placed'], mail: 'orderConfirmed' },
  refused: { from: ['placed'], mail: 'orderRefused' },
  shipped: { from: ['confirmed'], mail: 'orderShipped' },
  cancelled: { from: ['placed', 'confirmed'], mail: 'orderEnded' },
} as const satisfies Partial<Record<OrderState, Step<BuyerMailKind>>>;
const ofBuyer = {
  received: { from: ['shipped'], mail: 'orderReceived' },
  cancelled: { from: ['placed'], mail: 'orderCancelled' },
} as const satisfies Partial<Record<OrderState, Step<SupplierMailKind>>>;

export type SupplierStep = keyof typeof ofSupplier;
export type BuyerStep = keyof typeof ofBuyer;

export type Move = {
  readonly orderId: number;
  /** Of the person who moves it. */
  readonly language: LanguageCode;
  /** Why it is refused or cancelled. */
  readonly reason?: string | undefined;
  readonly carrier?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
  /** A confirmation that takes nothing from the stock. */
  readonly madeToOrder?: boolean | undefined;
};

/**
 * The supplier moves an order. Throws ErrorAnswer 404 if it is not theirs; `orderChanged` if it is in another state by now;
 * `outOfStock`, with what is left, if the confirmation needs more than there is.
 */
export async function moveAsSupplier(
  db: Transaction,
  post: Post,
  party: Party,
  to: SupplierStep,
  move: Move,
): Promise<void> {
  const { from, mail } = ofSupplier[to];
  const { buyerId, supplierId } = await moveOrder(db, party, { to, from }, move);
  if (buyerId !== null) await tellBuyer(db, post, { orderId: move.orderId, buyerId, supplierId, kind: mail });
}

/** The buyer moves an order. Throws ErrorAnswer 404 if it is not theirs; `orderChanged` if it is in another state by now. */
export async function moveAsBuyer(
  db: Transaction,
  post: Post,
  party: Party,
  to: BuyerStep,
  move: Move,
): Promise<void> {
  const { from, mail } = ofBuyer[to];
  const { supplierId } = await moveOrder(db, party, { to, from }, move);
  await tellSupplier(db, post, { orderId: move.orderId, supplierId, kind: mail });
}

const update = {
  name: 'move order',
  text: `
    update trade_order set state = $2, reason = coalesce(nullif($4, ''), reason), carrier = coalesce($5, carrier),
      tracking_no = coalesce($6, tracking_no), from_stock = from_stock and not $7::boolean,
      confirmed_at = case when $2 = 'confirmed' then now() else confirmed_at end,
      valid_until = case when $2 = 'confirmed' then greatest(coalesce(valid_until, current_date + $8::int), current_date) else valid_until end,
      shipped_at = case when $2 = 'shipped' then now() else shipped_at end,
      received_at = case when $2 = 'received' then now() else received_at end,
      ended_at = case when $2 in ('refused', 'cancelled') then now() else ended_at end
    where id = $1 and state = any($3::text[])
    returning buyer_id as "buyerId", supplier_id as "supplierId", from_stock as "fromStock", stock_taken as "stockTaken"`,
};
type Moved = {
  readonly buyerId: number | null;
  readonly supplierId: number;
  readonly fromStock: boolean;
  readonly stockTaken: boolean;
};

async function moveOrder(
  db: Transaction,
  party: Party,
  { to, from }: { readonly to: OrderState; readonly from: readonly OrderState[] },
  { orderId, language, reason = '', carrier = null, trackingNumber = null, madeToOrder = false }: Move,
): Promise<Moved> {
  const conversation = await lockConversation(db, party, orderId);
  if (conversation?.kind !== 'order') throw new ErrorAnswer(failureCodes.notFound, 'there is no such order');
  const [moved] = await db.rows<Moved>(update, [
    orderId,
    to,
    from,
    reason,
    carrier,
    trackingNumber,
    madeToOrder,
    proformaInvoiceDays,
  ]);
  if (!moved) throw new ErrorAnswer(failureCodes.orderChanged, 'the order has changed');
  if (to === 'confirmed' && moved.fromStock) await takeStockFor(db, orderId);
  if (to === 'cancelled' && moved.stockTaken) await giveStockOfBack(db, orderId);
  await addMessage(db, {
    conversationId: orderId,
    author: party.kind,
    authorId: party.accountId,
    authorName: await nameOf(db, party),
    body: reason,
    language,
    orderState: to,
  });
  return moved;
}

// By product, so that two orders of the same products do not wait for each other.
const soldBy = {
  name: 'sold lines of order',
  text: `
    select product_id as "productId", variant_id as "variantId", quantity from order_line
    where order_id = $1 order by product_id, position`,
};
const noteStock = {
  name: 'note stock of order',
  text: 'update trade_order set stock_taken = $2 where id = $1',
};

async function takeStockFor(db: Transaction, orderId: number): Promise<void> {
  for (const line of await db.rows<Sold>(soldBy, [orderId]))
    if (!(await takeWholeStock(db, line)))
      throw new ErrorAnswer(failureCodes.outOfStock, 'the stock is not enough', 200, {
        stock: await stockOf(db, line),
      });
  await db.rows(noteStock, [orderId, true]);
}

async function giveStockOfBack(db: Transaction, orderId: number): Promise<void> {
  for (const line of await db.rows<Sold>(soldBy, [orderId])) await giveStockBack(db, line);
  await db.rows(noteStock, [orderId, false]);
}
