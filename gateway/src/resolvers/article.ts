import type { QueryResolvers } from '../generated/resolvers.ts';

export const articleQueries = {
  article: (_root, { name, country }, { sources }) => sources.buyer.article(name, country ?? null),
} satisfies QueryResolvers;
