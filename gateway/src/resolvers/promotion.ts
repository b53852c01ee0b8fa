import type { Resolvers } from '../generated/resolvers.ts';
import { pageSize } from './connection.ts';

const exhibitionsMost = 12;

export const promotionResolvers: Resolvers = {
  Query: {
    banners: (_root, _args, { sources }) => sources.promotion.banners(),
    recommendedExhibitions: async (_root, { first }, { sources }) =>
      (await sources.promotion.exhibitions()).slice(0, pageSize(first, exhibitionsMost)),
  },
  BannerTarget: {
    category: async ({ id }, _args, { sources }) =>
      id ? ((await sources.category.index()).get(id) ?? null) : null,
  },
};
