import type { Resolvers } from '../generated/resolvers.ts';

export const categoryResolvers: Resolvers = {
  Query: {
    categories: async (_root, { industry }, { sources: { category } }) =>
      [...(await (industry ? category.ofIndustry(industry) : category.index())).values()].filter(
        ({ level }) => level === 1,
      ),
    category: async (_root, { id }, { sources }) => (await sources.category.index()).get(id) ?? null,
    categoryNamed: (_root, { name }, { sources }) => sources.category.named(name),
  },
};
