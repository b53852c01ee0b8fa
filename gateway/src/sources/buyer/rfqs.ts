// RFQs on the buyer gateway (§7.3): operations, and the wire's names → GraphQL.
import { rfqStates } from '@fairgate/schema/constants';
import type { guestRfqInput, rfqChange, rfqInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { staticRead } from '../../envelope/static.ts';
import type { RfqState, SentRfq, TradeTerm, Unit } from '../../generated/resolvers.ts';
import { industryTagsTtlMs } from '@fairgate/schema/limits';
import type { Operation } from '../../upstream/operation.ts';
import { wireAttachment } from '../../wire/attachment.ts';
import type { ListPage } from '../../wire/list-page.ts';
import { toMoney, toUnit } from '../../wire/map.ts';
import { amount, count, currency, id, positive, text } from '../../wire/scalars.ts';
import { tradeTerm, unit } from '../../wire/shapes.ts';
import { quotation } from './quotations.ts';

const own = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;
const maybe = z.string().nullish();

const rfqSupplier = z.object({
  supplierId: id,
  conversationId: id,
  chosen: z.boolean(),
  seeTime: maybe,
  declineTime: maybe,
  declineReason: maybe,
});

export const rfq = z.object({
  rfqId: id,
  rfqNo: text,
  productName: text,
  categoryId: id.nullish(),
  goodsSpuId: id.nullish(),
  variantId: id.nullish(),
  quantity: positive,
  unit,
  targetPrice: amount.nullish(),
  currency,
  shipmentTerm: tradeTerm.nullish(),
  paymentTerm: tradeTerm.nullish(),
  destinationId: maybe,
  neededOn: maybe,
  description: z.string(),
  attachments: z.array(wireAttachment).default([]),
  isOpen: z.boolean(),
  state: z.enum(rfqStates),
  expiresOn: text,
  expired: z.boolean(),
  exhibitionId: id.nullish(),
  createTime: text,
  changeTime: text,
  closeTime: maybe,
});

const ownRfq = rfq.extend({
  contactName: text,
  companyName: maybe,
  email: text,
  phone: maybe,
  countryId: maybe,
  suppliers: z.array(rfqSupplier),
  quotations: z.array(quotation),
});

export type RfqModel = ReturnType<typeof toOwnRfq>;

/** An open RFQ whose last day is over has expired. */
const toState = ({ state, expired }: z.infer<typeof rfq>): RfqState =>
  state === 'open' && expired ? 'EXPIRED' : (state.toUpperCase() as Uppercase<typeof state>);

/** Wire → GraphQL: what every reader of an RFQ sees. */
export function toRfq(wire: z.infer<typeof rfq>) {
  return {
    id: wire.rfqId,
    number: wire.rfqNo,
    productName: wire.productName,
    categoryId: wire.categoryId ?? null,
    productId: wire.goodsSpuId ?? null,
    variantId: wire.variantId ?? null,
    quantity: wire.quantity,
    unit: toUnit(wire.unit),
    targetPrice: wire.targetPrice == null ? null : toMoney(wire.targetPrice, wire.currency),
    currencyCode: wire.currency,
    shipmentTerm: wire.shipmentTerm ?? null,
    paymentTerm: wire.paymentTerm ?? null,
    destinationCode: wire.destinationId ?? null,
    neededOn: wire.neededOn ?? null,
    description: wire.description,
    attachments: wire.attachments,
    isOpen: wire.isOpen,
    state: toState(wire),
    expiresOn: wire.expiresOn,
    exhibitionId: wire.exhibitionId ?? null,
    createdAt: wire.createTime,
    changedAt: wire.changeTime,
    closedAt: wire.closeTime ?? null,
  };
}

function toOwnRfq(wire: z.infer<typeof ownRfq>) {
  return {
    ...toRfq(wire),
    contact: {
      name: wire.contactName,
      companyName: wire.companyName ?? null,
      email: wire.email,
      phone: wire.phone ?? null,
      countryCode: wire.countryId ?? null,
    },
    suppliers: wire.suppliers.map((one) => ({
      supplierId: one.supplierId,
      conversationId: one.conversationId,
      isChosen: one.chosen,
      seenAt: one.seeTime ?? null,
      declinedAt: one.declineTime ?? null,
      declineReason: one.declineReason ?? null,
    })),
    quotations: wire.quotations,
  };
}
export type RfqSupplierModel = RfqModel['suppliers'][number];
export type RfqConnectionModel = ListPage<RfqModel>;

export const getRfqList: Operation<RfqConnectionModel> = {
  ...own,
  name: 'getRfqList',
  path: '/rfq/getRfqList.json',
  answer: z
    .object({ total: count, offset: count, list: z.array(ownRfq) })
    .transform(({ total, offset, list }) => ({ totalCount: total, offset, list: list.map(toOwnRfq) })),
};

// BAD_USER_INPUT: a file that is not the sender's.
const oneRfq = { ...own, answer: ownRfq.transform(toOwnRfq), failures: ['NOT_FOUND'] } as const;
export const getRfqInfo: Operation<RfqModel> = {
  ...oneRfq,
  name: 'getRfqInfo',
  path: '/rfq/getRfqInfo.json',
};
export const editRfq: Operation<RfqModel> = {
  ...oneRfq,
  name: 'editRfq',
  path: '/rfq/editRfq.json',
  failures: ['NOT_FOUND', 'BAD_USER_INPUT'],
};
export const closeRfq: Operation<RfqModel> = { ...oneRfq, name: 'closeRfq', path: '/rfq/closeRfq.json' };

const added = z.object({ rfqId: id, rfqNo: text, createTime: text });
const toSentRfq = ({ rfqId, rfqNo, createTime }: z.infer<typeof added>): SentRfq => ({
  id: rfqId,
  number: rfqNo,
  createdAt: createTime,
});
const adding = {
  ...own,
  answer: added.transform(toSentRfq),
  failures: ['NOT_FOUND', 'BAD_USER_INPUT'],
} as const;
export const addRfq: Operation<SentRfq> = { ...adding, name: 'addRfq', path: '/rfq/addRfq.json' };
/** The same, from the page of a product. */
export const submitNewRfq: Operation<SentRfq> = {
  ...adding,
  name: 'submitNewRfq',
  path: '/rfq/submitNewRfq.json',
};

type GuestRfq = { readonly sent: SentRfq; readonly token: string; readonly userId: string };
const addingWithAccount = {
  ...own,
  answer: added
    .extend({ tradeChinaToken: text, userId: id })
    .transform(({ tradeChinaToken, userId, ...sent }) => ({
      sent: toSentRfq(sent),
      token: tradeChinaToken,
      userId,
    })),
  failures: ['NOT_FOUND', 'BAD_USER_INPUT', 'EMAIL_EXISTS', 'SUPPLIER_EMAIL', 'INVALID_EMAIL'],
} as const;
export const addRfqAndReg: Operation<GuestRfq> = {
  ...addingWithAccount,
  name: 'addRfqAndReg',
  path: '/rfq/addRfqAndReg.json',
};
export const addRfqAndPurReg: Operation<GuestRfq> = {
  ...addingWithAccount,
  name: 'addRfqAndPurReg',
  path: '/rfq/addRfqAndPurReg.json',
};

/** Sent once: a repetition finds an account with a password. */
export const regAfterRfq: Operation<unknown> = {
  ...own,
  name: 'regAfterRfq',
  path: '/rfq/regAfterRfq.json',
  answer: z.unknown(),
  once: true,
  failures: ['RESET_LINK_INVALID'],
};

export const checkEmailPhone: Operation<{
  emailRegistered: boolean;
  isSupplier: boolean;
  phoneValid: boolean;
}> = {
  ...own,
  name: 'checkEmailPhone',
  path: '/rfq/checkEmailPhone.json',
  answer: z.object({ emailRegistered: z.boolean(), isSupplier: z.boolean(), phoneValid: z.boolean() }),
};

export const isCompleted: Operation<readonly string[]> = {
  ...own,
  name: 'isCompleted',
  path: '/rfq/isCompleted.json',
  answer: z
    .object({ completed: z.boolean(), missing: z.array(z.string()) })
    .transform(({ missing }) => missing),
};

export type RfqOptionsModel = {
  readonly units: readonly Unit[];
  readonly shipmentTerms: readonly TradeTerm[];
  readonly paymentTerms: readonly TradeTerm[];
};

const options = { source: 'buyer', dialect: staticRead, ttlMs: industryTagsTtlMs } as const;
const terms = z.array(tradeTerm);
export const nameOfUnit: Operation<ReturnType<typeof toUnit>[]> = {
  ...options,
  name: 'nameOfUnit',
  path: 'nameOfUnit',
  answer: z.array(unit.transform(toUnit)),
};
export const shipmentTerm: Operation<z.infer<typeof terms>> = {
  ...options,
  name: 'shipmentTerm',
  path: 'shipmentTerm',
  answer: terms,
};
export const paymentTerms: Operation<z.infer<typeof terms>> = {
  ...options,
  name: 'paymentTerms',
  path: 'paymentTerms',
  answer: terms,
};

/** GraphQL → wire: countries are ids. */
export const toRfqPayload = ({
  destinationCode,
  countryCode,
  ...rest
}: Omit<z.output<typeof rfqInput>, 'idempotencyKey'>): object => ({
  ...rest,
  destinationId: destinationCode,
  countryId: countryCode,
});
export const toGuestRfqPayload = ({
  clause: _accepted,
  email,
  password,
  ...rfq
}: Omit<z.output<typeof guestRfqInput>, 'idempotencyKey'>): object => ({
  ...toRfqPayload(rfq),
  email,
  ...(password != null && { password }),
});
export const toChangePayload = ({
  destinationCode,
  ...rest
}: Omit<z.output<typeof rfqChange>, 'idempotencyKey'>): object => ({
  ...rest,
  destinationId: destinationCode,
});
