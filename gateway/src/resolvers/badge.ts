import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const badgeResolvers: Resolvers = {
  Mutation: { openBadge: (_root, { link }, { sources }) => sources.badge.byLink(link) },
  Buyer: { badges: (_buyer, _args, { sources }) => sources.badge.own() },
  OpenBadgeResult: { __resolveType: outcomeOf('Badge') },
};
