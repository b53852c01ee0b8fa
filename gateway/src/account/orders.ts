// A buyer's orders, and those to a supplier (§7.3 submitOrder).
import { orderStates } from '@fairgate/schema/constants';
import {
  cancelOrderInput,
  confirmOrderInput,
  orderInput,
  receiveOrderInput,
  refuseOrderInput,
  shipOrderInput,
} from '@fairgate/schema/rules';
import DataLoader from 'dataloader';
import { z } from 'zod';
import { aboutField, CodedError } from '../coded-error.ts';
import { blade } from '../envelope/blade.ts';
import { deviceDialect } from '../envelope/device.ts';
import type {
  CancelOrderInput,
  ConfirmOrderInput,
  PlaceOrderInput,
  ReceiveOrderInput,
  RefuseOrderInput,
  ShipOrderInput,
} from '../generated/resolvers.ts';
import type { Operation } from '../upstream/operation.ts';
import type { Reader } from '../upstream/reader.ts';
import { buyerOnly, buyerOrSupplierOnly, supplierOnly } from '../viewer.ts';
import { checked } from '../wire/checked.ts';
import { toMoney, toUnit } from '../wire/map.ts';
import { amount, count, currency, id, positive, text } from '../wire/scalars.ts';
import { tradeTerm, unit } from '../wire/shapes.ts';
import type { AccountOptions } from './account-options.ts';

const maybe = z.string().nullish();

const line = z.object({
  goodsSpuId: id,
  variantId: id.nullish(),
  sku: maybe,
  goodsName: text,
  quantity: positive,
  unit,
  price: amount,
  amount,
});

const contact = z
  .object({ contactName: text, companyName: maybe, email: text, phone: maybe })
  .transform(({ contactName, companyName, email, phone }) => ({
    name: contactName,
    companyName: companyName ?? null,
    email,
    phone: phone ?? null,
  }));

const order = z
  .object({
    orderId: id,
    orderNo: text,
    supplierId: id,
    quotationId: id.nullish(),
    state: z.enum(orderStates),
    contact: contact.nullish(),
    currency,
    amount,
    shipmentTerm: tradeTerm.nullish(),
    port: maybe,
    paymentTerm: tradeTerm.nullish(),
    leadDaysMin: count,
    leadDaysMax: count,
    destinationId: text,
    address: z.string(),
    neededOn: maybe,
    fromStock: z.boolean(),
    reason: maybe,
    carrier: maybe,
    trackingNumber: maybe,
    invoice: z.boolean(),
    createTime: text,
    confirmTime: maybe,
    shipTime: maybe,
    receiveTime: maybe,
    endTime: maybe,
    goods: z.array(line),
  })
  .transform((wire) => ({
    id: wire.orderId,
    number: wire.orderNo,
    supplierId: wire.supplierId,
    quotationId: wire.quotationId ?? null,
    state: wire.state.toUpperCase() as Uppercase<typeof wire.state>,
    contact: wire.contact ?? null,
    total: toMoney(wire.amount, wire.currency),
    shipmentTerm: wire.shipmentTerm ?? null,
    port: wire.port ?? null,
    paymentTerm: wire.paymentTerm ?? null,
    leadTime: { minimumDays: wire.leadDaysMin, maximumDays: wire.leadDaysMax },
    destinationCode: wire.destinationId,
    address: wire.address,
    neededOn: wire.neededOn ?? null,
    isFromStock: wire.fromStock,
    reason: wire.reason ?? null,
    carrier: wire.carrier ?? null,
    trackingNumber: wire.trackingNumber ?? null,
    hasInvoice: wire.invoice,
    placedAt: wire.createTime,
    confirmedAt: wire.confirmTime ?? null,
    shippedAt: wire.shipTime ?? null,
    receivedAt: wire.receiveTime ?? null,
    endedAt: wire.endTime ?? null,
    lines: wire.goods.map((one) => ({
      productId: one.goodsSpuId,
      variantId: one.variantId ?? null,
      sku: one.sku ?? null,
      name: one.goodsName,
      quantity: one.quantity,
      unit: toUnit(one.unit),
      price: toMoney(one.price, wire.currency),
      total: toMoney(one.amount, wire.currency),
    })),
  }));
export type OrderModel = z.infer<typeof order>;
export type OrderLineModel = OrderModel['lines'][number];

const list = z.object({ list: z.array(order) }).transform((wire) => wire.list);
const file = z.object({ file: z.base64() }).transform((wire) => Buffer.from(wire.file, 'base64'));
const failures = ['NOT_FOUND', 'ORDER_CHANGED'] as const;

const at = {
  buyer: { source: 'buyer', dialect: blade, ttlMs: 0 },
  supplier: { source: 'supplier', dialect: deviceDialect, ttlMs: 0 },
} as const;
const named = <Side extends keyof typeof at>(side: Side, name: string) =>
  ({ ...at[side], name, path: `/order/${name}.json` }) as const;
const moving = (side: keyof typeof at, name: string): Operation<OrderModel> => ({
  ...named(side, name),
  answer: order,
  failures,
});

const operations = {
  buyer: {
    list: { ...named('buyer', 'getOrderList'), answer: list },
    invoice: { ...named('buyer', 'getProformaInvoice'), answer: file, failures: ['NOT_FOUND'] },
  },
  supplier: {
    list: { ...named('supplier', 'getSupplierOrderList'), answer: list },
    invoice: { ...named('supplier', 'getSupplierProformaInvoice'), answer: file, failures: ['NOT_FOUND'] },
  },
} as const;
const submitOrder: Operation<OrderModel> = {
  ...named('buyer', 'submitOrder'),
  answer: order,
  failures: ['NOT_FOUND', 'BAD_USER_INPUT', 'PRICE_CHANGED', 'BELOW_MINIMUM', 'BLOCKED'],
};
const confirmOrder: Operation<OrderModel> = {
  ...moving('supplier', 'confirmOrder'),
  failures: [...failures, 'OUT_OF_STOCK'],
};
const refuseOrder = moving('supplier', 'refuseOrder');
const shipOrder = moving('supplier', 'shipOrder');
const cancelSupplierOrder = moving('supplier', 'cancelSupplierOrder');
const receiveOrder = moving('buyer', 'receiveOrder');
const cancelOrder = moving('buyer', 'cancelOrder');

/** Failures that are about a field of the form. */
const fieldOf: Readonly<Record<string, string>> = { PRICE_CHANGED: 'price', BELOW_MINIMUM: 'quantity' };

/** Methods throw CodedError for every failure (§8). */
export function orderSource(
  { callAsViewer }: Reader,
  { session, limits, visitor: { ip } }: Pick<AccountOptions, 'session' | 'limits' | 'visitor'>,
) {
  const loader = new DataLoader<string, OrderModel | null>(async (ids) => {
    const found = await callAsViewer(operations[buyerOrSupplierOnly(session)].list, { orderIds: ids });
    const byId = new Map(found.map((one) => [one.id, one]));
    return ids.map((one) => byId.get(one) ?? null);
  });
  /** Moves an order: `checked` has refused what breaks a rule. */
  const move = <Form extends { readonly idempotencyKey: string }>(
    operation: Operation<OrderModel>,
    { idempotencyKey, ...form }: Form,
  ) => aboutField('orderId', () => callAsViewer(operation, form, idempotencyKey));
  return {
    /** One of the viewer's; null if it is not theirs. Those of one request share a call. */
    byId: (orderId: string) => loader.load(orderId),
    place: async ({ price, ...input }: PlaceOrderInput) => {
      const account = buyerOnly(session);
      const form = { ...input, price: price.amount, currency: price.currencyCode };
      const { idempotencyKey, ...payload } = checked(orderInput, form);
      await limits.take('order', account);
      try {
        return await callAsViewer(submitOrder, { ...payload, ip }, idempotencyKey);
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        const field = payload.quotationId == null ? 'productId' : 'quotationId';
        return aboutField(fieldOf[error.code] ?? field, () => Promise.reject(error));
      }
    },
    confirm: async (input: ConfirmOrderInput) => {
      supplierOnly(session);
      return move(confirmOrder, checked(confirmOrderInput, input));
    },
    refuse: async (input: RefuseOrderInput) => {
      supplierOnly(session);
      return move(refuseOrder, checked(refuseOrderInput, input));
    },
    ship: async (input: ShipOrderInput) => {
      supplierOnly(session);
      return move(shipOrder, checked(shipOrderInput, input));
    },
    receive: async (input: ReceiveOrderInput) => {
      buyerOnly(session);
      return move(receiveOrder, checked(receiveOrderInput, input));
    },
    cancel: async (input: CancelOrderInput) =>
      buyerOrSupplierOnly(session) === 'buyer'
        ? move(cancelOrder, checked(cancelOrderInput, input))
        : move(cancelSupplierOrder, checked(refuseOrderInput, input)),
    /** The proforma invoice, a PDF. @throws CodedError LOGIN_REQUIRED; NOT_FOUND: also before the confirmation; RATE_LIMITED */
    invoice: async (orderId: string): Promise<Buffer> => {
      const side = buyerOrSupplierOnly(session);
      const { account, token = '' } = session.viewer ?? {};
      await limits.take('proformaInvoice', `${side} ${account ?? token}`);
      return callAsViewer(operations[side].invoice, { orderId });
    },
  };
}
