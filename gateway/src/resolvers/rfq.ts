import { invalidArgument } from '../coded-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { keysetConnection, listPlace } from './keyset-connection.ts';
import { outcomeOf } from './outcome.ts';

const rfqsMost = 48;
const digits = (id: string) => (isId(id) ? id : invalidArgument('id', 'must be digits'));

export const rfqResolvers: Resolvers = {
  Query: {
    rfqOptions: (_root, _args, { sources }) => sources.rfq.options(),
  },
  Mutation: {
    sendRfq: (_root, { input }, { sources }) => sources.rfq.send(input),
    sendGuestRfq: (_root, { input }, { sources }) => sources.rfq.sendAsGuest(input),
    editRfq: (_root, { input }, { sources }) => sources.rfq.edit(input),
    closeRfq: (_root, { id }, { sources }) => sources.rfq.close(digits(id)),
    completeRfqRegistration: (_root, { input }, { sources }) => sources.rfq.completeRegistration(input),
    checkRfqContact: (_root, { input }, { sources }) => sources.rfq.checkContact(input),
  },
  Buyer: {
    rfqs: (_buyer, { state, ...place }, { sources }) =>
      sources.rfq.page({ state, ...listPlace(place, rfqsMost) }),
    rfq: (_buyer, { id }, { sources }) => (isId(id) ? sources.rfq.byId(id) : null),
    missingContactFields: (_buyer, _args, { sources }) => sources.rfq.missingContactFields(),
  },
  RfqOptions: {
    categories: async (_options, _args, { sources }) =>
      [...(await sources.category.index()).values()].filter(({ level }) => level === 1),
  },
  Rfq: {
    category: async ({ categoryId }, _args, { sources }) =>
      categoryId === null ? null : ((await sources.category.index()).get(categoryId) ?? null),
    product: ({ productId }, _args, { sources }) =>
      productId === null ? null : sources.product.byId(productId),
  },
  RfqSupplier: {
    supplier: ({ supplierId }, _args, { sources }) => sources.supplier.byId(supplierId),
  },
  RfqConnection: keysetConnection,
  CompletedRegistration: { buyer: (_parent, _args, { sources }) => sources.session.viewerAs('buyer') },
  SendRfqResult: { __resolveType: outcomeOf('SentRfq') },
  RfqResult: { __resolveType: outcomeOf('Rfq') },
  CompleteRfqRegistrationResult: { __resolveType: outcomeOf('CompletedRegistration') },
  CheckRfqContactResult: { __resolveType: outcomeOf('RfqContactCheck') },
};
