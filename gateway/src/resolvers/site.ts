import type { Resolvers } from '../generated/resolvers.ts';

export const siteResolvers: Resolvers = {
  Query: {
    site: (_root, _args, { site }) => site,
    sites: (_root, _args, { sources }) => sources.site.all(),
    translations: (_root, _args, { sources }) => sources.site.translations(),
  },
};
