import type { ReviewConnectionResolvers } from '../generated/resolvers.ts';
import { formatCursor, pageInfoOf } from './arguments.ts';

export const ReviewConnection: ReviewConnectionResolvers = {
  nodes: ({ reviews }) => reviews,
  edges: ({ reviews, offset }) =>
    reviews.map((node, index) => ({ node, cursor: formatCursor(offset + index) })),
  pageInfo: ({ reviews, offset, totalCount }) => pageInfoOf(offset, reviews.length, totalCount),
};
