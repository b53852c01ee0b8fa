import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { invalidInput } from '../errors.ts';
import type { ProductConnectionResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { asks } from './selection.ts';
import { formatCursor, offsetOf, pageSize } from './arguments.ts';

const productsMost = 60;
const suggestionsMost = 8;

export const searchQueries = {
  searchProducts: (_root, args, { sources }, info) => {
    const size = pageSize(args.first, productsMost);
    return sources.search.products({
      filter: args.filter, sort: args.sort, offset: offsetOf(args, size), size, withFacets: asks(info, 'facets'),
    });
  },
  searchSuggestions: (_root, { text }, { sources }) =>
    text.length <= keywordMaxCharacters
      ? sources.search.suggestions(text, suggestionsMost)
      : invalidInput('text', `must have at most ${keywordMaxCharacters} characters`),
} satisfies QueryResolvers;

export const ProductConnection: ProductConnectionResolvers = {
  nodes: ({ cards }) => cards,
  edges: ({ cards, offset }) => cards.map((node, index) => ({ node, cursor: formatCursor(offset + index) })),
  pageInfo: ({ cards, offset, totalCount }) => ({
    hasNextPage: offset + cards.length < totalCount,
    hasPreviousPage: offset > 0,
    startCursor: cards.length > 0 ? formatCursor(offset) : null,
    endCursor: cards.length > 0 ? formatCursor(offset + cards.length - 1) : null,
  }),
};
