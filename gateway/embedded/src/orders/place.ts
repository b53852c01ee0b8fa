import { orderForm } from '@fairgate/schema/rules/order';
import { extend } from 'zod/mini';
import { countAttempt } from '../accounts/attempts.ts';
import { buyerOf } from '../accounts/buyers.ts';
import { callerFields } from '../accounts/caller.ts';
import { buyerOperation } from '../buyer/buyer-operation.ts';
import { thousandths } from '../buyer/cart/money.ts';
import type { Transaction } from '../db/database.ts';
import { saveContact } from '../enquiries/contact.ts';
import type { Store } from '../store.ts';
import { addMessage, openConversation } from '../conversations/write.ts';
import type { Call } from '../wire/call.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import type { Operation } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { tellSupplier } from './mails.ts';
import { type OrderOffer, offerOf, type OrderPayload } from './offer.ts';
import { findOrders, formatOrder } from './order-row.ts';

/**
 * §7.3 The buyer orders a product, once for each idempotency key. Throws ErrorAnswer as offerOf; `belowMinimum`; `priceChanged`, with
 * the price, when it is not the one that the buyer saw.
 */
export function submitOrder({ db, post, phraseCache }: Store): Operation {
  const name = 'submitOrder';
  return buyerOperation({
    path: `/order/${name}.json`,
    request: extend(orderForm, { ip: callerFields.ip }),
    async handle({ ip, ...payload }, { accountId }, call) {
      const phrases = await phraseCache.phrasesWithEnglish(call.language);
      const written = { operation: name, payload: { ...payload, accountId } };
      // The first answer has no personal data: it is stored longer than the account may live.
      const { id } = await writeOnce(db, call, written, async (transaction) => {
        await countAttempt(transaction, 'order', {
          account: String(accountId),
          visitor: call.tracking.visitorId,
          ip,
        });
        const offer = await offerOf(transaction, accountId, payload, { phrases, language: call.language });
        needSame(offer, payload);
        const placed = await add(transaction, accountId, { payload, offer }, call);
        await tellSupplier(transaction, post, {
          orderId: placed,
          supplierId: offer.supplierId,
          kind: 'order',
        });
        return { id: placed };
      });
      post.deliver();
      const [order] = await findOrders(db, { kind: 'buyer', id: accountId, accountId }, [id]);
      if (!order) throw new Error('an order was not stored');
      return formatOrder(order, phrases.phrases);
    },
  });
}

function needSame({ minimumOrder, price, currency }: OrderOffer, payload: OrderPayload): void {
  if (payload.quantity < minimumOrder)
    throw new ErrorAnswer(failureCodes.belowMinimum, 'the quantity is below the minimum order', 200, {
      minimum: minimumOrder,
    });
  if (currency !== payload.currency || thousandths(price) !== thousandths(payload.price))
    throw new ErrorAnswer(failureCodes.priceChanged, 'the price has changed', 200, { price, currency });
}

const insert = {
  name: 'add order',
  text: `
    insert into trade_order (id, buyer_id, supplier_id, quotation_id, currency, shipment_term, port, payment_term, lead_days_from, lead_days_to,
      valid_until, contact_name, company_name, email, phone, destination_id, address, needed_on, from_stock, lang, page_url, visitor_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
};
const insertLine = {
  name: 'add order line',
  text: `
    insert into order_line (order_id, position, product_id, variant_id, sku, name, english_name, quantity, unit, price)
    values ($1, 0, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

async function add(
  db: Transaction,
  buyerId: number,
  { payload, offer }: { payload: OrderPayload; offer: OrderOffer },
  { language, tracking }: Call,
): Promise<number> {
  const { email } = await buyerOf(db, buyerId);
  const { supplierId } = offer;
  const id = await openConversation(db, { kind: 'order', buyerId, supplierId });
  await db.rows(insert, [
    id,
    buyerId,
    supplierId,
    offer.quotationId,
    offer.currency,
    offer.shipmentTerm,
    offer.port,
    offer.paymentTerm,
    offer.leadDaysFrom,
    offer.leadDaysTo,
    offer.validUntil,
    payload.contactName,
    payload.companyName ?? null,
    email,
    payload.phone ?? null,
    payload.destinationCode,
    payload.address,
    payload.neededOn ?? null,
    offer.fromStock,
    language,
    tracking.pageUrl,
    tracking.visitorId,
  ]);
  await db.rows(insertLine, [
    id,
    offer.productId,
    offer.variantId,
    offer.sku,
    offer.name,
    offer.englishName,
    payload.quantity,
    offer.unit,
    offer.price,
  ]);
  await addMessage(db, {
    conversationId: id,
    author: 'buyer',
    authorId: buyerId,
    authorName: payload.contactName,
    body: payload.note,
    language,
    orderState: 'placed',
  });
  await saveContact(db, buyerId, {
    name: payload.contactName,
    companyName: payload.companyName,
    phone: payload.phone,
  });
  return id;
}
