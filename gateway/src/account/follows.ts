// Products, suppliers and exhibitors that the viewer follows (§7.3). Stored nowhere; the followed entities come from the public
// sources.
import { aboutField } from '../coded-error.ts';
import type { AccountOptions } from './account-options.ts';
import {
  exhibitorFollows,
  type Follow,
  type FollowOperations,
  productFollows,
  supplierFollows,
} from '../sources/buyer/follows.ts';
import type { Reader } from '../upstream/reader.ts';
import { buyerOnly } from '../viewer.ts';

/** A page of follows, latest first. */
type Follows = {
  totalCount: number;
  follows: readonly Follow[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
};
export type FollowedProductEdgeModel = Follow;
export type FollowedSupplierEdgeModel = Follow;
export type FollowedExhibitorEdgeModel = Follow;
export type FollowedProductConnectionModel = Follows;
export type FollowedSupplierConnectionModel = Follows;
export type FollowedExhibitorConnectionModel = Follows;

/** The page: after or before a follow (null: the first, the last), or by number from 1. */
type FollowsRequest = { size: number } & (
  | { after: Follow | null }
  | { before: Follow | null }
  | { page: number }
);

/**
 * Methods throw SourceError when the buyer gateway returns no data, and CodedError LOGIN_REQUIRED for guests.
 */
export function createFollows(reader: Reader, options: AccountOptions) {
  return {
    products: followsOf(reader, options, productFollows),
    suppliers: followsOf(reader, options, supplierFollows),
    exhibitors: followsOf(reader, options, exhibitorFollows),
  };
}

function followsOf(
  { callAsViewer }: Reader,
  { session }: AccountOptions,
  { idName, follow, cancel, list, among }: FollowOperations,
) {
  const idsName = `${idName}s`;
  return {
    follow: async (id: string, idempotencyKey: string | null) => {
      buyerOnly(session);
      return aboutField('id', () =>
        callAsViewer(follow, { [idName]: id, ...(idempotencyKey && { idempotencyKey }) }),
      );
    },
    cancel: async (id: string) => {
      buyerOnly(session);
      return aboutField('id', () => callAsViewer(cancel, { [idName]: id }));
    },
    page: async (request: FollowsRequest): Promise<Follows> => {
      const { size } = request;
      if ('page' in request || ('after' in request && request.after === null)) {
        const pageNo = 'page' in request ? request.page : 1;
        const { totalCount, list: follows } = await callAsViewer(list, { pageNo, pageSize: size });
        const offset = (pageNo - 1) * size;
        return {
          totalCount,
          follows,
          hasNextPage: offset + follows.length < totalCount,
          hasPreviousPage: offset > 0,
        };
      }
      // One more than the page size tells whether there is a next page.
      const pageSize = size + 1;
      if ('after' in request) {
        const found = await callAsViewer(list, { after: toCursor(request.after), pageSize });
        return {
          totalCount: found.totalCount,
          follows: found.list.slice(0, size),
          hasNextPage: found.list.length > size,
          hasPreviousPage: true,
        };
      }
      const found = await callAsViewer(list, { before: toCursor(request.before), pageSize });
      return {
        totalCount: found.totalCount,
        follows: found.list.slice(Math.max(0, found.list.length - size)),
        hasNextPage: request.before !== null,
        hasPreviousPage: found.list.length > size,
      };
    },
    among: async (ids: readonly string[]) =>
      ids.length === 0 ? [] : callAsViewer(among, { [idsName]: ids }),
  };
}

/** GraphQL → wire: a position in the list. */
function toCursor(follow: Follow | null): object | null {
  return follow && { id: follow.id, createTime: follow.followedAt };
}
