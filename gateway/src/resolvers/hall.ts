import type { Resolvers } from '../generated/resolvers.ts';

export const hallResolvers: Resolvers = {
  Exhibition: {
    halls: (exhibition, _args, { sources }) => sources.exhibition.hallsOf(exhibition),
    hallPlan: ({ id }, { hall, filter }, { sources }) => sources.exhibition.hallPlan(id, hall ?? '', filter),
  },
};
