import type { Resolvers } from '../generated/resolvers.ts';

export const hallResolvers: Resolvers = {
  Exhibition: {
    halls: (exhibition, _args, { sources }) => sources.exhibition.hallsOf(exhibition),
    hallPlan: ({ id, isOwn }, { hall, filter }, { sources }) =>
      sources[isOwn ? 'organiser' : 'exhibition'].hallPlan(id, hall ?? '', filter),
  },
};
