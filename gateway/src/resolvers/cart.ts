import { cartTokenMaxCharacters } from '@fairgate/schema/limits';
import { invalidArgument } from '../coded-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const cartResolvers: Resolvers = {
  Query: { cartLines: (_root, { lines }, { sources }) => sources.cart.ofLines(lines) },
  Mutation: {
    addToCart: (_root, { input }, { sources }) => sources.cart.add(input),
    updateCartLine: (_root, { input }, { sources }) => sources.cart.setQuantity(input),
    removeFromCart: (_root, { input }, { sources }) => sources.cart.remove(input),
    mergeCart: (_root, { input }, { sources }) => sources.cart.merge(input),
    exchangeCartToken: (_root, { token }, { sources }) =>
      token.length > 0 && token.length <= cartTokenMaxCharacters
        ? sources.cart.exchange(token)
        : invalidArgument('token', `must be 1 to ${cartTokenMaxCharacters} characters`),
  },
  Buyer: { cart: (_buyer, _args, { sources }) => sources.cart.own() },
  Cart: { totals: (cart, _args, { sources }) => sources.cart.totalsOf(cart) },
  CartUpdated: { cart: (_updated, _args, { sources }) => sources.cart.own() },
  CartLine: {
    id: ({ productId, variantId }) => (variantId === null ? productId : `${productId}-${variantId}`),
    discount: (line, _args, { sources }) => sources.cart.discountOf(line),
  },
  CartResult: { __resolveType: outcomeOf('CartUpdated') },
  MergeCartResult: { __resolveType: outcomeOf('CartMerged') },
  CartTokenResult: { __resolveType: outcomeOf('PartnerCart') },
};
