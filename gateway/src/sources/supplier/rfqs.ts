// RFQs on the supplier gateway: what suppliers read and answer.
import { z } from 'zod';
import { deviceDialect } from '../../envelope/device.ts';
import type { Operation } from '../../upstream/operation.ts';
import { quotation } from '../buyer/quotations.ts';
import { rfq, toRfq } from '../buyer/rfqs.ts';
import type { ListPage } from '../../wire/list-page.ts';
import { count, id, text } from '../../wire/scalars.ts';

const own = { source: 'supplier', dialect: deviceDialect, ttlMs: 0, failures: ['NOT_FOUND'] } as const;
const maybe = z.string().nullish();

const contact = z.object({ contactName: text, companyName: maybe, email: text, phone: maybe });
const wireRfq = rfq.extend({
  chosen: z.boolean(),
  conversationId: id.nullish(),
  seeTime: maybe,
  declineTime: maybe,
  countryId: maybe,
  contact: contact.nullish(),
  quotations: z.array(quotation),
});

export type SupplierRfqModel = ReturnType<typeof toSupplierRfq>;
export type SupplierRfqConnectionModel = ListPage<SupplierRfqModel>;

function toSupplierRfq(wire: z.infer<typeof wireRfq>) {
  const who = wire.contact;
  return {
    ...toRfq(wire),
    isChosen: wire.chosen,
    conversationId: wire.conversationId ?? null,
    seenAt: wire.seeTime ?? null,
    declinedAt: wire.declineTime ?? null,
    countryCode: wire.countryId ?? null,
    contact: who
      ? {
          name: who.contactName,
          companyName: who.companyName ?? null,
          email: who.email,
          phone: who.phone ?? null,
        }
      : null,
    quotations: wire.quotations,
  };
}

export const getSupplierRfqList: Operation<SupplierRfqConnectionModel> = {
  ...own,
  name: 'getSupplierRfqList',
  path: '/rfq/getSupplierRfqList.json',
  answer: z
    .object({ total: count, offset: count, list: z.array(wireRfq) })
    .transform(({ total, offset, list }) => ({ totalCount: total, offset, list: list.map(toSupplierRfq) })),
};

const one = { ...own, answer: wireRfq.transform(toSupplierRfq) } as const;
const named = (name: string): Operation<SupplierRfqModel> => ({ ...one, name, path: `/rfq/${name}.json` });
export const getSupplierRfqInfo = named('getSupplierRfqInfo');
export const declineRfq = named('declineRfq');
export const sendQuotation: Operation<SupplierRfqModel> = {
  ...named('sendQuotation'),
  failures: ['NOT_FOUND', 'BAD_USER_INPUT', 'BLOCKED'],
};
export const withdrawQuotation = named('withdrawQuotation');

export const openRfqConversation: Operation<{ conversationId: string }> = {
  ...own,
  failures: ['NOT_FOUND', 'BLOCKED'],
  name: 'openRfqConversation',
  path: '/rfq/openRfqConversation.json',
  answer: z.object({ conversationId: id }),
};

const whole = z.int().nullish();
const template = z.object({
  templateId: id,
  name: text,
  fields: z.object({
    currency: maybe,
    unit: maybe,
    minimumOrder: whole,
    shipmentTerm: maybe,
    port: maybe,
    paymentTerm: maybe,
    leadDaysFrom: whole,
    leadDaysTo: whole,
    sampleCost: maybe,
    toolingCost: maybe,
    validDays: whole,
    note: maybe,
  }),
});

/** Wire → GraphQL: a part that was not saved is null. */
function toTemplate({ templateId, name, fields }: z.infer<typeof template>) {
  return {
    id: templateId,
    name,
    currencyCode: fields.currency ?? null,
    unit: fields.unit ?? null,
    minimumOrder: fields.minimumOrder ?? null,
    shipmentTerm: fields.shipmentTerm ?? null,
    port: fields.port ?? null,
    paymentTerm: fields.paymentTerm ?? null,
    leadDaysFrom: fields.leadDaysFrom ?? null,
    leadDaysTo: fields.leadDaysTo ?? null,
    sampleCost: fields.sampleCost ?? null,
    toolingCost: fields.toolingCost ?? null,
    validDays: fields.validDays ?? null,
    note: fields.note ?? null,
  };
}
type Template = ReturnType<typeof toTemplate>;

const templates = (name: string): Operation<Template[]> => ({
  source: 'supplier',
  dialect: deviceDialect,
  ttlMs: 0,
  name,
  path: `/rfq/${name}.json`,
  answer: z.object({ list: z.array(template) }).transform(({ list }) => list.map(toTemplate)),
});
export const getQuotationTemplates = templates('getQuotationTemplates');
export const saveQuotationTemplate = templates('saveQuotationTemplate');
export const removeQuotationTemplate = templates('removeQuotationTemplate');
