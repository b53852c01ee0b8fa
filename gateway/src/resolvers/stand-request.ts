import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const standRequestResolvers: Resolvers = {
  Mutation: {
    bookStand: (_root, { input }, { sources }) => sources.standRequest.book(input),
  },
  BookStandResult: { __resolveType: outcomeOf('StandRequest') },
};
