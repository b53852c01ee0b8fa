// RFQs and quotations of the signed-in supplier.
import { declineRfqInput, quotationInput, quotationTemplateInput } from '@fairgate/schema/rules';
import { aboutField, orNull } from '../coded-error.ts';
import type {
  DeclineRfqInput,
  QuotationInput,
  QuotationTemplateInput,
  SupplierRfqFilter,
} from '../generated/resolvers.ts';
import type { Reader } from '../upstream/reader.ts';
import { supplierOnly } from '../viewer.ts';
import {
  declineRfq,
  getQuotationTemplates,
  getSupplierRfqInfo,
  getSupplierRfqList,
  openRfqConversation,
  removeQuotationTemplate,
  saveQuotationTemplate,
  sendQuotation,
  withdrawQuotation,
} from '../sources/supplier/rfqs.ts';
import { aboutAttachments } from '../wire/attachment.ts';
import { checked } from '../wire/checked.ts';
import type { ListPlace } from '../wire/list-page.ts';
import type { AccountOptions } from './account-options.ts';

const filters = {
  TO_ANSWER: 'toAnswer',
  CHOSEN: 'chosen',
  OPEN: 'open',
  QUOTED: 'quoted',
  DECLINED: 'declined',
} as const satisfies Record<SupplierRfqFilter, string>;

/** For suppliers only. Methods throw CodedError for every failure (§8). */
export function createSupplierRfqs(
  { callAsViewer }: Reader,
  { session, limits, visitor: { ip } }: AccountOptions,
) {
  return {
    page: ({ filter, ...place }: ListPlace & { readonly filter: SupplierRfqFilter | null | undefined }) =>
      callAsViewer(getSupplierRfqList, { ...(filter && { filter: filters[filter] }), ...place }),
    byId: (id: string) => orNull(callAsViewer(getSupplierRfqInfo, { rfqId: id })),
    templates: () => callAsViewer(getQuotationTemplates, {}),

    quote: async ({ currencyCode, ...input }: QuotationInput) => {
      supplierOnly(session);
      const { idempotencyKey, ...form } = checked(quotationInput, { ...input, currency: currencyCode });
      await limits.take('quotation', session.viewer?.account ?? session.viewer?.token ?? '');
      return aboutField('rfqId', () =>
        aboutAttachments(() => callAsViewer(sendQuotation, { ...form, ip }, idempotencyKey)),
      );
    },
    withdraw: async (id: string) => {
      supplierOnly(session);
      return aboutField('id', () => callAsViewer(withdrawQuotation, { quotationId: id }));
    },
    decline: async (input: DeclineRfqInput) => {
      supplierOnly(session);
      return aboutField('rfqId', () => callAsViewer(declineRfq, checked(declineRfqInput, input)));
    },
    openConversation: async (rfqId: string) => {
      supplierOnly(session);
      return aboutField('rfqId', () => callAsViewer(openRfqConversation, { rfqId }));
    },
    saveTemplate: async ({ name, currencyCode, ...fields }: QuotationTemplateInput) => {
      supplierOnly(session);
      const given = Object.entries({ ...fields, currency: currencyCode }).filter(
        ([, value]) => value != null,
      );
      const form = checked(quotationTemplateInput, { name, fields: Object.fromEntries(given) });
      return { templates: await callAsViewer(saveQuotationTemplate, form) };
    },
    removeTemplate: async (id: string) => {
      supplierOnly(session);
      return { templates: await callAsViewer(removeQuotationTemplate, { templateId: id }) };
    },
  };
}
