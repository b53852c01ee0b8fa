import { invalidArgument } from '../coded-error.ts';
import type { FollowedProductConnectionResolvers, Resolvers } from '../generated/resolvers.ts';
import { isDateTime } from '../scalars.ts';
import type { Follow } from '../sources/buyer/follows.ts';
import { isExhibitorId, isId } from './arguments.ts';
import { pageRequestOf } from './connection.ts';
import { outcomeOf } from './outcome.ts';

const followsMost = 48;
const amongMost = 100;
const digits = (id: string) => (isId(id) ? id : invalidArgument('id', 'must be digits'));
const exhibitorId = (id: string) =>
  isExhibitorId(id) ? id : invalidArgument('id', 'must be two numbers with a hyphen');
const someIds = (ids: readonly string[], isOne = isId) =>
  ids.length <= amongMost && ids.every(isOne)
    ? ids
    : invalidArgument('among', `must be at most ${amongMost} ids`);
const key = (text: string | null | undefined) =>
  text == null || /^[\w-]{8,64}$/.test(text)
    ? (text ?? null)
    : invalidArgument('idempotencyKey', 'must be 8 to 64 letters, digits and hyphens');

const formatCursor = ({ followedAt, id }: Follow) => Buffer.from(`${followedAt} ${id}`).toString('base64url');

function parseCursor(cursor: string): Follow | undefined {
  const [followedAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return isDateTime(followedAt) && (isId(id) || isExhibitorId(id)) ? { followedAt, id } : undefined;
}

const pageInfo: FollowedProductConnectionResolvers['pageInfo'] = ({
  follows,
  hasNextPage,
  hasPreviousPage,
}) => {
  const [first, last] = [follows[0], follows.at(-1)];
  return {
    hasNextPage,
    hasPreviousPage,
    startCursor: first ? formatCursor(first) : null,
    endCursor: last ? formatCursor(last) : null,
  };
};

export const followResolvers: Resolvers = {
  Mutation: {
    followProduct: async (_root, { input: { id, idempotencyKey } }, { sources }) => ({
      productId: id,
      ...(await sources.follow.products.follow(digits(id), key(idempotencyKey))),
    }),
    unfollowProduct: async (_root, { id }, { sources }) => ({
      productId: id,
      ...(await sources.follow.products.cancel(digits(id))),
    }),
    followSupplier: async (_root, { input: { id, idempotencyKey } }, { sources }) => ({
      supplierId: id,
      ...(await sources.follow.suppliers.follow(digits(id), key(idempotencyKey))),
    }),
    unfollowSupplier: async (_root, { id }, { sources }) => ({
      supplierId: id,
      ...(await sources.follow.suppliers.cancel(digits(id))),
    }),
    followExhibitor: async (_root, { input: { id, idempotencyKey } }, { sources }) => ({
      exhibitorId: id,
      ...(await sources.follow.exhibitors.follow(exhibitorId(id), key(idempotencyKey))),
    }),
    unfollowExhibitor: async (_root, { id }, { sources }) => ({
      exhibitorId: id,
      ...(await sources.follow.exhibitors.cancel(exhibitorId(id))),
    }),
  },
  Buyer: {
    followedProducts: (_buyer, args, { sources }) =>
      sources.follow.products.page(pageRequestOf(args, followsMost, parseCursor)),
    followedProductIds: (_buyer, { among }, { sources }) => sources.follow.products.among(someIds(among)),
    followedSuppliers: (_buyer, args, { sources }) =>
      sources.follow.suppliers.page(pageRequestOf(args, followsMost, parseCursor)),
    followedSupplierIds: (_buyer, { among }, { sources }) => sources.follow.suppliers.among(someIds(among)),
    followedExhibitors: (_buyer, args, { sources }) =>
      sources.follow.exhibitors.page(pageRequestOf(args, followsMost, parseCursor)),
    followedExhibitorIds: (_buyer, { among }, { sources }) =>
      sources.follow.exhibitors.among(someIds(among, isExhibitorId)),
  },
  FollowedProductConnection: {
    edges: ({ follows }) => follows,
    nodes: ({ follows }, _args, { sources }) =>
      Promise.all(follows.map(({ id }) => sources.product.byId(id))),
    pageInfo,
  },
  FollowedSupplierConnection: {
    edges: ({ follows }) => follows,
    nodes: ({ follows }, _args, { sources }) =>
      Promise.all(follows.map(({ id }) => sources.supplier.byId(id))),
    pageInfo,
  },
  FollowedExhibitorConnection: {
    edges: ({ follows }) => follows,
    nodes: ({ follows }, _args, { sources }) =>
      Promise.all(follows.map(({ id }) => sources.exhibition.exhibitor(id))),
    pageInfo,
  },
  FollowedProductEdge: {
    cursor: formatCursor,
    productId: ({ id }) => id,
    node: ({ id }, _args, { sources }) => sources.product.byId(id),
  },
  FollowedSupplierEdge: {
    cursor: formatCursor,
    supplierId: ({ id }) => id,
    node: ({ id }, _args, { sources }) => sources.supplier.byId(id),
  },
  FollowedExhibitorEdge: {
    cursor: formatCursor,
    exhibitorId: ({ id }) => id,
    node: ({ id }, _args, { sources }) => sources.exhibition.exhibitor(id),
  },
  FollowProductResult: { __resolveType: outcomeOf('ProductFollow') },
  FollowSupplierResult: { __resolveType: outcomeOf('SupplierFollow') },
  FollowExhibitorResult: { __resolveType: outcomeOf('ExhibitorFollow') },
};
