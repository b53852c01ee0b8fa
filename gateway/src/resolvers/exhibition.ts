import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { pageByPlace, pageSize } from './connection.ts';

const exhibitionsMost = 12;
const productsMost = 60;

export const exhibitionResolvers: Resolvers = {
  Query: {
    recommendedExhibitions: async (_root, { first }, { sources }) =>
      (await sources.exhibition.recommended()).slice(0, pageSize(first, exhibitionsMost)),
    exhibitions: (_root, _args, { sources }) => sources.exhibition.all(),
    exhibition: (_root, { id }, { sources }) => (isId(id) ? sources.exhibition.byId(id) : null),
    currentExhibition: (_root, { siteName, channel }, { sources }) =>
      sources.exhibition.current(siteName, channel),
    promoPopup: (_root, _args, { sources }) => sources.exhibition.promoPopup,
  },
  Exhibition: {
    fairPages: (exhibition) => exhibition.fairPages.map((page) => ({ ...page, exhibition })),
    products: ({ id }, { keyword, categoryId, ...args }, { sources }) =>
      pageByPlace(args, productsMost, (window) =>
        sources.search.products({
          filter: { exhibitionIds: [id], keyword, categoryId },
          sort: 'RELEVANCE',
          ...window,
          withFacets: false,
        }),
      ),
  },
};
