import { invalidArgument } from '../coded-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { keysetConnection, listPlace } from './keyset-connection.ts';
import { outcomeOf } from './outcome.ts';

const rfqsMost = 48;
const digits = (id: string, name = 'id') => (isId(id) ? id : invalidArgument(name, 'must be digits'));

export const quotationResolvers: Resolvers = {
  Mutation: {
    replyToQuotation: (_root, { input }, { sources }) => sources.rfq.reply(input),
    sendQuotation: (_root, { input }, { sources }) => sources.supplierRfq.quote(input),
    withdrawQuotation: (_root, { id }, { sources }) => sources.supplierRfq.withdraw(digits(id)),
    declineRfq: (_root, { input }, { sources }) => sources.supplierRfq.decline(input),
    openRfqConversation: (_root, { rfqId }, { sources }) =>
      sources.supplierRfq.openConversation(digits(rfqId, 'rfqId')),
    saveQuotationTemplate: (_root, { input }, { sources }) => sources.supplierRfq.saveTemplate(input),
    removeQuotationTemplate: (_root, { id }, { sources }) => sources.supplierRfq.removeTemplate(digits(id)),
  },
  Buyer: {
    quotation: (_buyer, { id }, { sources }) => (isId(id) ? sources.rfq.quotation(id) : null),
  },
  SupplierUser: {
    rfqs: (_user, { filter, ...place }, { sources }) =>
      sources.supplierRfq.page({ filter, ...listPlace(place, rfqsMost) }),
    rfq: (_user, { id }, { sources }) => (isId(id) ? sources.supplierRfq.byId(id) : null),
    quotationTemplates: (_user, _args, { sources }) => sources.supplierRfq.templates(),
  },
  SupplierRfq: {
    category: async ({ categoryId }, _args, { sources }) =>
      categoryId === null ? null : ((await sources.category.index()).get(categoryId) ?? null),
    product: ({ productId }, _args, { sources }) =>
      productId === null ? null : sources.product.byId(productId),
  },
  Quotation: {
    supplier: ({ supplierId }, _args, { sources }) => sources.supplier.byId(supplierId),
    product: ({ productId }, _args, { sources }) =>
      productId === null ? null : sources.product.byId(productId),
  },
  SupplierRfqConnection: keysetConnection,
  ReplyToQuotationResult: { __resolveType: outcomeOf('Quotation') },
  SupplierRfqResult: { __resolveType: outcomeOf('SupplierRfq') },
  OpenRfqConversationResult: { __resolveType: outcomeOf('RfqConversation') },
  QuotationTemplatesResult: { __resolveType: outcomeOf('QuotationTemplates') },
};
