import type { Resolvers } from '../generated/resolvers.ts';

export const articleResolvers: Resolvers = {
  Query: {
    article: (_root, { name, country }, { sources }) => sources.article.byName(name, country ?? null),
  },
};
