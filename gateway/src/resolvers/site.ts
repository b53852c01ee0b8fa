import type { QueryResolvers } from '../generated/resolvers.ts';

export const siteQueries = {
  site: (_root, _args, { site }) => site,
  sites: (_root, _args, { sources }) => sources.buyer.sites(),
  translations: (_root, _args, { sources }) => sources.buyer.translations(),
} satisfies QueryResolvers;
