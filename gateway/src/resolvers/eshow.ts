import type { Resolvers } from '../generated/resolvers.ts';

export const eshowResolvers: Resolvers = {
  Query: {
    eshow: (_root, { shortName, siteName }, { sources }) => sources.eshow.named(shortName, siteName ?? ''),
  },
};
