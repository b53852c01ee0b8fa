import type { Resolvers } from '../generated/resolvers.ts';

export const newsResolvers: Resolvers = {
  Exhibition: {
    news: ({ id, isOwn }, _args, { sources }) => sources[isOwn ? 'organiser' : 'exhibition'].news(id),
  },
};
