import type { Resolvers } from '../generated/resolvers.ts';

export const agendaResolvers: Resolvers = {
  Exhibition: {
    sessions: ({ id, isOwn }, _args, { sources }) => sources[isOwn ? 'organiser' : 'exhibition'].sessions(id),
  },
};
