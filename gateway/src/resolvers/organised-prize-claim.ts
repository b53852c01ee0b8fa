import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { listRequest, organiserConnection } from './organiser-connection.ts';
import { outcomeOf } from './outcome.ts';

export const organisedPrizeClaimResolvers: Resolvers = {
  Mutation: {
    changePrizeClaim: (_root, { input }, { sources }) => sources.organiser.changePrizeClaim(input),
    exportPrizeClaims: (_root, { exhibitionId }, { sources }) =>
      sources.organiser.exportPrizeClaims(isId(exhibitionId) ? exhibitionId : ''),
  },
  OrganisedExhibition: {
    prizeClaims: ({ id }, { keyword, state, ...args }, { sources }) =>
      sources.organiser.prizeClaims(id, { keyword: (keyword ?? '').trim(), state, ...listRequest(args) }),
  },
  PrizeClaimConnection: organiserConnection,
  ChangePrizeClaimResult: { __resolveType: outcomeOf('OrganisedPrizeClaim') },
  ExportPrizeClaimsResult: { __resolveType: outcomeOf('PrizeClaimExport') },
};
