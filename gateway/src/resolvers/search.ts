import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { invalidArgument } from '../coded-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { asks } from './selection.ts';
import { checkedFilter, formatCursor, offsetOf, pageInfoOf, pageSize } from './arguments.ts';

const productsMost = 60;
const suppliersMost = 40;
const suggestionsMost = 8;

export const searchResolvers: Resolvers = {
  Query: {
    searchProducts: (_root, args, { sources }, info) => {
      const size = pageSize(args.first, productsMost);
      return sources.search.products({
        filter: checkedFilter(args.filter),
        sort: args.sort,
        offset: offsetOf(args, size),
        size,
        withFacets: asks(info, 'facets'),
      });
    },
    searchSuppliers: (_root, { filter, sort, page, first }, { sources }, info) => {
      const size = pageSize(first, suppliersMost);
      return sources.search.suppliers({
        filter,
        sort,
        offset: offsetOf({ page }, size),
        size,
        withFacets: asks(info, 'facets'),
      });
    },
    searchSuggestions: (_root, { text }, { sources }) =>
      text.length <= keywordMaxCharacters
        ? sources.search.suggestions(text, suggestionsMost)
        : invalidArgument('text', `must have at most ${keywordMaxCharacters} characters`),
  },
  ProductConnection: {
    nodes: ({ cards }) => cards,
    edges: ({ cards, offset }) =>
      cards.map((node, index) => ({ node, cursor: formatCursor(offset + index) })),
    pageInfo: ({ cards, offset, totalCount }) => pageInfoOf(offset, cards.length, totalCount),
  },
  SupplierConnection: {
    edges: ({ hits, offset }) =>
      hits.map(({ supplier, cards }, index) => ({
        node: supplier,
        products: cards,
        cursor: formatCursor(offset + index),
      })),
    pageInfo: ({ hits, offset, totalCount }) => pageInfoOf(offset, hits.length, totalCount),
  },
};
