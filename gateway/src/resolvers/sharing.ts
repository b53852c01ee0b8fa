import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { outcomeOf } from './outcome.ts';

export const sharingResolvers: Resolvers = {
  Exhibition: {
    sharing: ({ id }, _args, { sources }) => sources.sharing.ofExhibition(id),
  },
  Buyer: {
    sharing: (_buyer, { exhibitionId }, { sources }) =>
      isId(exhibitionId) ? sources.sharing.own(exhibitionId) : null,
    prizeClaims: (_buyer, { exhibitionId }, { sources }) =>
      isId(exhibitionId) ? sources.sharing.claims(exhibitionId) : [],
  },
  Mutation: {
    claimPrize: (_root, { input }, { sources }) => sources.sharing.claim(input),
  },
  ClaimPrizeResult: { __resolveType: outcomeOf('PrizeClaim') },
};
