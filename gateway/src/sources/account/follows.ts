// Products and suppliers that the viewer follows (§7.3). Stored nowhere; what is followed comes through the public sources.
import { aboutField } from '../../coded-error.ts';
import type { AccountOptions } from './account-options.ts';
import { type FollowOperations, type FollowPage, productFollows, supplierFollows } from '../buyer/follows.ts';
import type { Reader } from '../../upstream/reader.ts';
import { buyerOnly } from '../../viewer.ts';

type Follow = FollowPage['list'][number] & { position: number };
export type FollowedProductEdgeModel = Follow;
export type FollowedSupplierEdgeModel = Follow;
type Follows = { totalCount: number; offset: number; follows: readonly Follow[] };
export type FollowedProductConnectionModel = Follows;
export type FollowedSupplierConnectionModel = Follows;

/** Methods throw SourceError when the buyer gateway gives no data, and CodedError LOGIN_REQUIRED for guests. */
export function createFollows(reader: Reader, options: AccountOptions) {
  return {
    products: followsOf(reader, options, productFollows),
    suppliers: followsOf(reader, options, supplierFollows),
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
    /** @param pageNo from 1. */
    page: async (pageNo: number, pageSize: number): Promise<Follows> => {
      const { totalCount, list: follows } = await callAsViewer(list, { pageNo, pageSize });
      const offset = (pageNo - 1) * pageSize;
      return {
        totalCount,
        offset,
        follows: follows.map((one, index) => ({ ...one, position: offset + index })),
      };
    },
    among: (ids: readonly string[]) => callAsViewer(among, { [idsName]: ids }),
  };
}
