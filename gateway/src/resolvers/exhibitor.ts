import type { Resolvers } from '../generated/resolvers.ts';
import { isExhibitorId } from './arguments.ts';
import { edgesOf, pageByPlace, pageInfoOf } from './connection.ts';

const exhibitorsMost = 100;

export const exhibitorResolvers: Resolvers = {
  Exhibition: {
    exhibitors: ({ id, isOwn }, { filter, ...args }, { sources }) =>
      pageByPlace(args, exhibitorsMost, (window) =>
        sources[isOwn ? 'organiser' : 'exhibition'].exhibitors(id, { filter, ...window }),
      ),
    exhibitor: ({ id: exhibitionId }, { number }, { sources }) => {
      const id = `${exhibitionId}-${number}`;
      return isExhibitorId(id) ? sources.exhibition.exhibitor(id) : null;
    },
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
