import type { Resolvers } from '../generated/resolvers.ts';

export const categoryResolvers: Resolvers = {
  Query: {
    categories: async (_root, _args, { sources }) =>
      [...(await sources.category.index()).values()].filter(({ level }) => level === 1),
    category: async (_root, { id }, { sources }) => (await sources.category.index()).get(id) ?? null,
    categoryNamed: (_root, { name }, { sources }) => sources.category.named(name),
  },
};
