import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { invalidInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

export const categoryQueries = {
  categories: async (_root, _args, { sources }) =>
    [...(await sources.buyer.categories()).values()].filter(({ level }) => level === 1),
  category: async (_root, { id }, { sources }) => (await sources.buyer.categories()).get(id) ?? null,
  categoryNamed: (_root, { name }, { sources }) =>
    name.length <= keywordMaxCharacters
      ? sources.buyer.categoryNamed(name)
      : invalidInput('name', `must have at most ${keywordMaxCharacters} characters`),
} satisfies QueryResolvers;
