import { invalidArgument } from '../coded-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isExhibitorId, isId } from './arguments.ts';
import { outcomeOf } from './outcome.ts';

export const visitResolvers: Resolvers = {
  Mutation: {
    saveVisit: (_root, { input }, { sources }) =>
      isExhibitorId(input.exhibitorId)
        ? sources.visit.save(input)
        : invalidArgument('exhibitorId', 'must be two numbers with a hyphen'),
  },
  Buyer: {
    visits: (_buyer, { exhibitionId }, { sources }) =>
      isId(exhibitionId) ? sources.visit.list(exhibitionId) : [],
  },
  Visit: {
    exhibitor: ({ exhibitorId, exhibitor }, _args, { sources }) =>
      exhibitor ?? sources.exhibition.exhibitor(exhibitorId),
  },
  SaveVisitResult: { __resolveType: outcomeOf('Visit') },
};
