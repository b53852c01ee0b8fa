import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { invalidArgument } from '../coded-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const categoryResolvers: Resolvers = {
  Query: {
    categories: async (_root, _args, { sources }) =>
      [...(await sources.category.index()).values()].filter(({ level }) => level === 1),
    category: async (_root, { id }, { sources }) => (await sources.category.index()).get(id) ?? null,
    categoryNamed: (_root, { name }, { sources }) =>
      name.length <= keywordMaxCharacters
        ? sources.category.named(name)
        : invalidArgument('name', `must have at most ${keywordMaxCharacters} characters`),
  },
};
