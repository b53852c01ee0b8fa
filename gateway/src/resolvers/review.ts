import { invalidArgument } from '../coded-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { formatCursor, offsetOf, pageInfoOf, pageSize } from './arguments.ts';

const reviewsMost = 48;

export const reviewResolvers: Resolvers = {
  Product: {
    reviews: ({ id }, { stars = null, sort, ...page }, { sources }) => {
      if (stars !== null && (stars < 1 || stars > 5)) return invalidArgument('stars', 'must be 1 to 5');
      const size = pageSize(page.first, reviewsMost);
      return sources.review.page({ productId: id, stars, sort, offset: offsetOf(page, size), size });
    },
  },
  ReviewConnection: {
    nodes: ({ reviews }) => reviews,
    edges: ({ reviews, offset }) =>
      reviews.map((node, index) => ({ node, cursor: formatCursor(offset + index) })),
    pageInfo: ({ reviews, offset, totalCount }) => pageInfoOf(offset, reviews.length, totalCount),
  },
};
