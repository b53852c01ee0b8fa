import { invalidArgument } from '../coded-error.ts';
import type {
  FollowedProductConnectionResolvers,
  FollowedSupplierConnectionResolvers,
  Resolvers,
} from '../generated/resolvers.ts';
import { formatCursor, isId, pageInfoOf, pageNumber, pageSize } from './arguments.ts';
import { outcomeOf } from './outcome.ts';

const followsMost = 48;
const amongMost = 100;
const digits = (id: string) => (isId(id) ? id : invalidArgument('id', 'must be digits'));
const someIds = (ids: readonly string[]) =>
  ids.length <= amongMost && ids.every(isId)
    ? ids
    : invalidArgument('among', `must be at most ${amongMost} ids of digits`);
const key = (text: string | null | undefined) =>
  text == null || /^[\w-]{8,64}$/.test(text)
    ? (text ?? null)
    : invalidArgument('idempotencyKey', 'must be 8 to 64 letters, digits and hyphens');

const connection: FollowedProductConnectionResolvers & FollowedSupplierConnectionResolvers = {
  edges: ({ follows }) => follows,
  pageInfo: ({ follows, offset, totalCount }) => pageInfoOf(offset, follows.length, totalCount),
};

export const followResolvers: Resolvers = {
  Mutation: {
    followProduct: async (_root, { id, idempotencyKey }, { sources }) => ({
      productId: id,
      ...(await sources.follow.products.follow(digits(id), key(idempotencyKey))),
    }),
    unfollowProduct: async (_root, { id }, { sources }) => ({
      productId: id,
      ...(await sources.follow.products.cancel(digits(id))),
    }),
    followSupplier: async (_root, { id, idempotencyKey }, { sources }) => ({
      supplierId: id,
      ...(await sources.follow.suppliers.follow(digits(id), key(idempotencyKey))),
    }),
    unfollowSupplier: async (_root, { id }, { sources }) => ({
      supplierId: id,
      ...(await sources.follow.suppliers.cancel(digits(id))),
    }),
  },
  Buyer: {
    followedProducts: (_buyer, { page, first }, { sources }) =>
      sources.follow.products.page(pageNumber(page), pageSize(first, followsMost)),
    followedProductIds: (_buyer, { among }, { sources }) => sources.follow.products.among(someIds(among)),
    followedSuppliers: (_buyer, { page, first }, { sources }) =>
      sources.follow.suppliers.page(pageNumber(page), pageSize(first, followsMost)),
    followedSupplierIds: (_buyer, { among }, { sources }) => sources.follow.suppliers.among(someIds(among)),
  },
  FollowedProductConnection: connection,
  FollowedSupplierConnection: connection,
  FollowedProductEdge: {
    cursor: ({ position }) => formatCursor(position),
    productId: ({ id }) => id,
    node: ({ id }, _args, { sources }) => sources.product.byId(id),
  },
  FollowedSupplierEdge: {
    cursor: ({ position }) => formatCursor(position),
    supplierId: ({ id }) => id,
    node: ({ id }, _args, { sources }) => sources.supplier.byId(id),
  },
  FollowProductResult: { __resolveType: outcomeOf('ProductFollow') },
  FollowSupplierResult: { __resolveType: outcomeOf('SupplierFollow') },
};
