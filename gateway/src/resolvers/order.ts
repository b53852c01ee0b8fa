import { invoicePath } from '@fairgate/schema/urls/inbox';
import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const orderResolvers: Resolvers = {
  Mutation: {
    placeOrder: (_root, { input }, { sources }) => sources.order.place(input),
    confirmOrder: (_root, { input }, { sources }) => sources.order.confirm(input),
    refuseOrder: (_root, { input }, { sources }) => sources.order.refuse(input),
    shipOrder: (_root, { input }, { sources }) => sources.order.ship(input),
    receiveOrder: (_root, { input }, { sources }) => sources.order.receive(input),
    cancelOrder: (_root, { input }, { sources }) => sources.order.cancel(input),
  },
  // An order has the id of its conversation.
  Conversation: {
    order: ({ id, kind }, _args, { sources }) => (kind === 'ORDER' ? sources.order.byId(id) : null),
  },
  Order: {
    supplier: ({ supplierId }, _args, { sources }) => sources.supplier.byId(supplierId),
    invoice: ({ id, hasInvoice }) => (hasInvoice ? invoicePath(id) : null),
  },
  OrderLine: { product: ({ productId }, _args, { sources }) => sources.product.byId(productId) },
  PlaceOrderResult: { __resolveType: outcomeOf('Order') },
  ConfirmOrderResult: { __resolveType: outcomeOf('Order') },
  OrderResult: { __resolveType: outcomeOf('Order') },
};
