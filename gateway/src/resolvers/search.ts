import type { Resolvers } from '../generated/resolvers.ts';
import { selectsField } from './selection.ts';
import { checkedFilter } from './arguments.ts';
import { edgesOf, pageByPlace, pageInfoOf } from './connection.ts';

const productsMost = 60;
const suppliersMost = 40;
const suggestionsMost = 8;

export const searchResolvers: Resolvers = {
  Query: {
    searchProducts: (_root, { filter, sort, ...args }, { sources }, info) => {
      const query = { filter: checkedFilter(filter), sort, withFacets: selectsField(info, 'facets') };
      return pageByPlace(args, productsMost, (window) => sources.search.products({ ...query, ...window }));
    },
    searchSuppliers: (_root, { filter, sort, ...args }, { sources }, info) => {
      const query = { filter, sort, withFacets: selectsField(info, 'facets') };
      return pageByPlace(args, suppliersMost, (window) => sources.search.suppliers({ ...query, ...window }));
    },
    searchSuggestions: (_root, { text }, { sources }) => sources.search.suggestions(text, suggestionsMost),
  },
  ProductConnection: {
    nodes: ({ cards }) => cards,
    edges: ({ cards, offset }) => edgesOf(cards, offset),
    pageInfo: ({ cards, offset, totalCount }) => pageInfoOf(offset, cards.length, totalCount),
  },
  SupplierConnection: {
    nodes: ({ hits }) => hits.map(({ supplier }) => supplier),
    edges: ({ hits, offset }) =>
      edgesOf(hits, offset).map(({ cursor, node: { supplier, cards } }) => ({
        cursor,
        node: supplier,
        products: cards,
      })),
    pageInfo: ({ hits, offset, totalCount }) => pageInfoOf(offset, hits.length, totalCount),
  },
};
