import type { Resolvers } from '../generated/resolvers.ts';
import { pageByPlace } from './connection.ts';

const productsMost = 12;

export const fairPageResolvers: Resolvers = {
  Query: {
    fairPage: (_root, { siteName, pageId }, { sources }) => sources.fairPage.ofSite(siteName, pageId),
  },
  FairPage: {
    floors: ({ exhibition, categoryIds }) =>
      categoryIds.map((categoryId) => ({ exhibitionId: exhibition.id, categoryId })),
  },
  FairFloor: {
    category: async ({ categoryId }, _args, { sources }) =>
      (await sources.category.index()).get(categoryId) ?? null,
    products: ({ exhibitionId, categoryId }, args, { sources }) =>
      pageByPlace(args, productsMost, (window) =>
        sources.search.products({
          filter: { exhibitionIds: [exhibitionId], categoryId },
          sort: 'RATING',
          ...window,
          withFacets: false,
        }),
      ),
  },
};
