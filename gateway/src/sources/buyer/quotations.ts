// Quotations on the buyer gateway (§7.3), and their wire form, which the supplier gateway shares.
import { quotationStates } from '@fairgate/schema/constants';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { QuotationState } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import { wireAttachment } from '../../wire/attachment.ts';
import { toMoney, toUnit } from '../../wire/map.ts';
import { amount, count, currency, id, positive, text } from '../../wire/scalars.ts';
import { tradeTerm, unit } from '../../wire/shapes.ts';

const wireQuotation = z.object({
  quotationId: id,
  quotationNo: text,
  rfqId: id,
  supplierId: id,
  conversationId: id,
  version: positive,
  state: z.enum(quotationStates),
  expired: z.boolean(),
  goodsSpuId: id.nullish(),
  variantId: id.nullish(),
  currency,
  unit,
  ladder: z.array(z.object({ from: positive, price: amount })),
  minOrder: positive,
  shipmentTerm: tradeTerm,
  port: z.string().nullish(),
  paymentTerm: tradeTerm.nullish(),
  leadDaysMin: count,
  leadDaysMax: count,
  sampleCost: amount.nullish(),
  toolingCost: amount.nullish(),
  validUntil: text,
  note: z.string(),
  attachments: z.array(wireAttachment).default([]),
  declineReason: z.string().nullish(),
  createTime: text,
  decideTime: z.string().nullish(),
  orderId: id.nullish(),
});

/** The last quantity before the next tier. */
const lastOf = (next: { readonly from: number } | undefined): number | null => (next ? next.from - 1 : null);

export type QuotationModel = ReturnType<typeof toQuotation>;

function toQuotation(wire: z.infer<typeof wireQuotation>) {
  const money = (value: string | null | undefined) => (value == null ? null : toMoney(value, wire.currency));
  const state: QuotationState =
    wire.state === 'sent' && wire.expired
      ? 'EXPIRED'
      : (wire.state.toUpperCase() as Uppercase<typeof wire.state>);
  return {
    id: wire.quotationId,
    number: wire.quotationNo,
    rfqId: wire.rfqId,
    supplierId: wire.supplierId,
    conversationId: wire.conversationId,
    version: wire.version,
    state,
    productId: wire.goodsSpuId ?? null,
    variantId: wire.variantId ?? null,
    currencyCode: wire.currency,
    unit: toUnit(wire.unit),
    ladder: wire.ladder.map(({ from, price }, index) => ({
      minimumQuantity: from,
      maximumQuantity: lastOf(wire.ladder[index + 1]),
      price: toMoney(price, wire.currency),
    })),
    minimumOrder: wire.minOrder,
    shipmentTerm: wire.shipmentTerm,
    port: wire.port ?? null,
    paymentTerm: wire.paymentTerm ?? null,
    leadTime: { minimumDays: wire.leadDaysMin, maximumDays: wire.leadDaysMax },
    sampleCost: money(wire.sampleCost),
    toolingCost: money(wire.toolingCost),
    validUntil: wire.validUntil,
    note: wire.note,
    attachments: wire.attachments,
    declineReason: wire.declineReason ?? null,
    createdAt: wire.createTime,
    decidedAt: wire.decideTime ?? null,
    orderId: wire.orderId ?? null,
  };
}

export const quotation = wireQuotation.transform(toQuotation);

const own = { source: 'buyer', dialect: blade, ttlMs: 0, failures: ['NOT_FOUND'] } as const;

const one = { ...own, answer: quotation } as const;
export const quotationRfqDetails: Operation<QuotationModel> = {
  ...one,
  name: 'quotationRfqDetails',
  path: '/rfq/quotationRfqDetails.json',
};
export const replyQuotation: Operation<QuotationModel> = {
  ...one,
  name: 'replyQuotation',
  path: '/rfq/replyQuotation.json',
};
