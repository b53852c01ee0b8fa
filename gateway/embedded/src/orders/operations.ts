import {
  cancelOrderForm,
  confirmOrderForm,
  receiveOrderForm,
  refuseOrderForm,
  shipOrderForm,
} from '@fairgate/schema/rules/order';
import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import type { Post } from '../mail/post.ts';
import type { Store } from '../store.ts';
import { type Party, partyOf } from '../conversations/party.ts';
import { blade } from '../wire/blade.ts';
import { deviceDialect } from '../wire/device.ts';
import type { Dialect } from '../wire/dialect.ts';
import { idList, toId } from '../wire/form.ts';
import { operation, type OperationMaker } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { proformaInvoice } from './invoice.ts';
import { type Move, moveAsBuyer, moveAsSupplier } from './move.ts';
import { findOrders, formatOrder } from './order-row.ts';
import { submitOrder } from './place.ts';

const idsAtMost = 100;

type Step<Schema> = {
  readonly name: string;
  readonly dialect: Dialect;
  readonly request: Schema;
  readonly move: (db: Transaction, post: Post, party: Party, move: Move) => Promise<void>;
};

/** An operation that moves an order, once for each idempotency key. The answer is the order. */
function moving<Schema extends z.core.$ZodType<Omit<Move, 'orderId' | 'language'> & { orderId: string }>>({
  name,
  dialect,
  request,
  move,
}: Step<Schema>): OperationMaker {
  return ({ db, post, phraseCache }: Store) =>
    operation({
      name,
      path: `/order/${name}.json`,
      dialect,
      request,
      async handle(payload, call) {
        const { language } = call;
        const party = await partyOf(db, call);
        const phrases = await phraseCache.phrasesIn(language);
        const orderId = toId(payload.orderId) ?? 0;
        // The first answer names the order only: it is stored longer than the account may live.
        await writeOnce(
          db,
          call,
          { operation: name, payload: { ...payload, party } },
          async (transaction) => {
            await move(transaction, post, party, { ...payload, orderId, language });
            return { orderId: payload.orderId };
          },
        );
        post.deliver();
        const [order] = await findOrders(db, party, [orderId]);
        if (!order) throw new Error('an order is gone');
        return formatOrder(order, phrases);
      },
    });
}

/** The orders of a party by their ids, and their proforma invoices. */
function reading(dialect: Dialect, who: '' | 'Supplier'): OperationMaker[] {
  const named = (name: string) => ({ name, path: `/order/${name}.json`, dialect });
  const list: OperationMaker = ({ db, phraseCache }) =>
    operation({
      ...named(`get${who}OrderList`),
      request: z.object({ orderIds: idList(idsAtMost) }),
      async handle({ orderIds }, call) {
        const phrases = await phraseCache.phrasesIn(call.language);
        const orders = await findOrders(db, await partyOf(db, call), orderIds);
        return { list: orders.map((order) => formatOrder(order, phrases)) };
      },
    });
  return [list, proformaInvoice(named(`get${who}ProformaInvoice`))];
}

/** §7.3 The buyer's side of orders. */
export const buyerOrderOperations: readonly OperationMaker[] = [
  submitOrder,
  ...reading(blade, ''),
  moving({
    name: 'receiveOrder',
    dialect: blade,
    request: receiveOrderForm,
    move: (db, post, party, move) => moveAsBuyer(db, post, party, 'received', move),
  }),
  moving({
    name: 'cancelOrder',
    dialect: blade,
    request: cancelOrderForm,
    move: (db, post, party, move) => moveAsBuyer(db, post, party, 'cancelled', move),
  }),
];

/** The supplier's side of orders. */
export const supplierOrderOperations: readonly OperationMaker[] = [
  ...reading(deviceDialect, 'Supplier'),
  moving({
    name: 'confirmOrder',
    dialect: deviceDialect,
    request: confirmOrderForm,
    move: (db, post, party, move) => moveAsSupplier(db, post, party, 'confirmed', move),
  }),
  moving({
    name: 'refuseOrder',
    dialect: deviceDialect,
    request: refuseOrderForm,
    move: (db, post, party, move) => moveAsSupplier(db, post, party, 'refused', move),
  }),
  moving({
    name: 'shipOrder',
    dialect: deviceDialect,
    request: shipOrderForm,
    move: (db, post, party, move) => moveAsSupplier(db, post, party, 'shipped', move),
  }),
  moving({
    name: 'cancelSupplierOrder',
    dialect: deviceDialect,
    request: refuseOrderForm,
    move: (db, post, party, move) => moveAsSupplier(db, post, party, 'cancelled', move),
  }),
];
