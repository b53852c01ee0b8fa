// Follows of products, of suppliers, which the wire calls enterprises here (§7.3 follow/…), and of exhibitors that are not
// listed as suppliers.
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { count, id, text } from '../../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';

const own = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;
const write = {
  ...own,
  answer: z.object({ followed: z.boolean(), count }),
  failures: ['NOT_FOUND'],
} as const;

/** `id` names the followed entity. */
export type Follow = { readonly id: string; readonly followedAt: string };
type FollowPage = { totalCount: number; list: readonly Follow[] };
type Change = { followed: boolean; count: number };

/** The four operations on one kind of entity. */
export type FollowOperations = {
  idName: 'goodsId' | 'supplierId' | 'exhibitorId';
  follow: Operation<Change>;
  cancel: Operation<Change>;
  list: Operation<FollowPage>;
  among: Operation<readonly string[]>;
};

export const productFollows: FollowOperations = {
  idName: 'goodsId',
  follow: { ...write, name: 'followProduct', path: '/follow/followProduct.json' },
  cancel: { ...write, name: 'cancelFollowProduct', path: '/follow/cancelFollowProduct.json' },
  list: {
    ...own,
    name: 'getFollowProducts',
    path: '/follow/getFollowProducts.json',
    answer: pageOf(z.object({ goodsId: id, createTime: text }), ({ goodsId }) => goodsId),
  },
  among: {
    ...own,
    name: 'followedAmong',
    path: '/follow/followedAmong.json',
    answer: z.object({ goodsIds: z.array(id) }).transform(({ goodsIds }) => goodsIds),
  },
};

export const supplierFollows: FollowOperations = {
  idName: 'supplierId',
  follow: { ...write, name: 'followEnterprise', path: '/follow/followEnterprise.json' },
  cancel: { ...write, name: 'cancelFollowEnterprise', path: '/follow/cancelFollowEnterprise.json' },
  list: {
    ...own,
    name: 'getFollowSuppliers',
    path: '/follow/getFollowSuppliers.json',
    answer: pageOf(z.object({ supplierId: id, createTime: text }), ({ supplierId }) => supplierId),
  },
  among: {
    ...own,
    name: 'enterprisesAmong',
    path: '/follow/enterprisesAmong.json',
    answer: z.object({ supplierIds: z.array(id) }).transform(({ supplierIds }) => supplierIds),
  },
};

export const exhibitorFollows: FollowOperations = {
  idName: 'exhibitorId',
  follow: { ...write, name: 'followExhibitor', path: '/follow/followExhibitor.json' },
  cancel: { ...write, name: 'cancelFollowExhibitor', path: '/follow/cancelFollowExhibitor.json' },
  list: {
    ...own,
    name: 'getFollowExhibitors',
    path: '/follow/getFollowExhibitors.json',
    answer: pageOf(z.object({ exhibitorId: text, createTime: text }), ({ exhibitorId }) => exhibitorId),
  },
  among: {
    ...own,
    name: 'exhibitorsAmong',
    path: '/follow/exhibitorsAmong.json',
    answer: z.object({ exhibitorIds: z.array(text) }).transform(({ exhibitorIds }) => exhibitorIds),
  },
};

function pageOf<Wire extends { createTime: string }>(
  item: z.ZodType<Wire>,
  idOf: (wire: Wire) => string,
): z.ZodType<FollowPage> {
  return z.object({ total: count, list: z.array(item) }).transform(({ total, list }) => ({
    totalCount: total,
    list: list.map((wire) => ({ id: idOf(wire), followedAt: wire.createTime })),
  }));
}
