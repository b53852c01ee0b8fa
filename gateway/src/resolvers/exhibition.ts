import type { Resolvers } from '../generated/resolvers.ts';
import { isExhibitorId, isId } from './arguments.ts';
import { edgesOf, pageByPlace, pageInfoOf, pageSize } from './connection.ts';

const exhibitionsMost = 12;
const exhibitorsMost = 100;
const productsMost = 60;

export const exhibitionResolvers: Resolvers = {
  Query: {
    recommendedExhibitions: async (_root, { first }, { sources }) =>
      (await sources.exhibition.recommended()).slice(0, pageSize(first, exhibitionsMost)),
    exhibitions: (_root, _args, { sources }) => sources.exhibition.all(),
    exhibition: (_root, { id }, { sources }) => (isId(id) ? sources.exhibition.byId(id) : null),
    currentExhibition: (_root, { siteName, channel }, { sources }) =>
      sources.exhibition.current(siteName, channel),
  },
  Exhibition: {
    halls: (exhibition, _args, { sources }) => sources.exhibition.hallsOf(exhibition),
    exhibitors: ({ id, isOwn }, { filter, ...args }, { sources }) =>
      pageByPlace(args, exhibitorsMost, (window) =>
        sources[isOwn ? 'organiser' : 'exhibition'].exhibitors(id, { filter, ...window }),
      ),
    products: ({ id }, { keyword, categoryId, ...args }, { sources }) =>
      pageByPlace(args, productsMost, (window) =>
        sources.search.products({
          filter: { exhibitionIds: [id], keyword, categoryId },
          sort: 'RELEVANCE',
          ...window,
          withFacets: false,
        }),
      ),
    exhibitor: ({ id: exhibitionId }, { number }, { sources }) => {
      const id = `${exhibitionId}-${number}`;
      return isExhibitorId(id) ? sources.exhibition.exhibitor(id) : null;
    },
    sessions: ({ id, isOwn }, _args, { sources }) => sources[isOwn ? 'organiser' : 'exhibition'].sessions(id),
    hallPlan: ({ id }, { hall, filter }, { sources }) => sources.exhibition.hallPlan(id, hall ?? '', filter),
  },
  ExhibitorConnection: {
    nodes: ({ exhibitors }) => exhibitors,
    edges: ({ exhibitors, offset }) => edgesOf(exhibitors, offset),
    pageInfo: ({ exhibitors, offset, totalCount }) => pageInfoOf(offset, exhibitors.length, totalCount),
  },
  Exhibitor: {
    exhibition: ({ exhibitionId }, _args, { sources }) => sources.exhibition.byId(exhibitionId),
    supplier: ({ supplierId }, _args, { sources }) =>
      supplierId === null ? null : sources.supplier.byId(supplierId),
    category: async ({ categoryId }, _args, { sources }) =>
      (await sources.category.index()).get(categoryId) ?? null,
  },
};
