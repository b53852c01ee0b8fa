import type { BannerTargetResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { pageSize } from './arguments.ts';

const exhibitionsMost = 12;

export const promotionQueries = {
  banners: (_root, _args, { sources }) => sources.buyer.banners(),
  recommendedExhibitions: async (_root, { first }, { sources }) =>
    (await sources.buyer.recommendedExhibitions()).slice(0, pageSize(first, exhibitionsMost)),
} satisfies QueryResolvers;

export const BannerTarget = {
  category: async ({ id }, _args, { sources }) =>
    id ? ((await sources.buyer.categories()).get(id) ?? null) : null,
} satisfies BannerTargetResolvers;
