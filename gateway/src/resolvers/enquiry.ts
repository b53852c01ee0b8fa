import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const enquiryResolvers: Resolvers = {
  Mutation: {
    submitEnquiries: (_root, { input }, { sources }) => sources.enquiry.submit(input),
    closeEnquiry: (_root, { id }, { sources }) => sources.enquiry.close(id),
  },
  // An enquiry has the id of its conversation.
  Conversation: {
    enquiry: ({ id, kind }, _args, { sources }) => (kind === 'ENQUIRY' ? sources.enquiry.byId(id) : null),
  },
  Enquiry: { supplier: ({ supplierId }, _args, { sources }) => sources.supplier.byId(supplierId) },
  EnquiryLine: { product: ({ productId }, _args, { sources }) => sources.product.byId(productId) },
  SubmitEnquiriesResult: { __resolveType: outcomeOf('EnquiriesSubmitted') },
  CloseEnquiryResult: { __resolveType: outcomeOf('Enquiry') },
};
