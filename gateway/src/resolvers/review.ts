import type { Resolvers } from '../generated/resolvers.ts';
import { edgesOf, pageByPlace, pageInfoOf } from './connection.ts';

const reviewsMost = 48;

export const reviewResolvers: Resolvers = {
  Product: {
    reviews: ({ id }, { stars = null, sort, ...page }, { sources }) =>
      pageByPlace(page, reviewsMost, (window) =>
        sources.review.page({ productId: id, stars, sort, ...window }),
      ),
  },
  ReviewConnection: {
    nodes: ({ reviews }) => reviews,
    edges: ({ reviews, offset }) => edgesOf(reviews, offset),
    pageInfo: ({ reviews, offset, totalCount }) => pageInfoOf(offset, reviews.length, totalCount),
  },
};
