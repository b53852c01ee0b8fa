import type { Resolvers } from '../generated/resolvers.ts';

export const bannerResolvers: Resolvers = {
  Query: { banners: (_root, _args, { sources }) => sources.banner.ofHome() },
  BannerTarget: {
    category: async ({ id }, _args, { sources }) =>
      id ? ((await sources.category.index()).get(id) ?? null) : null,
  },
};
