import type { MutationResolvers, OpenTicketResultResolvers, QueryResolvers } from '../generated/resolvers.ts';

export const ticketQueries = {
  helpTopics: (_root, _args, { sources }) => sources.buyer.helpTopics(),
  tradeServices: (_root, _args, { sources }) => sources.buyer.tradeServices(),
} satisfies QueryResolvers;

export const ticketMutations = {
  openTicket: (_root, { input }, { sources }) => sources.buyer.openTicket(input),
} satisfies MutationResolvers;

export const OpenTicketResult: OpenTicketResultResolvers = {
  __resolveType: (result) => ('fields' in result ? 'InvalidInput' : 'Ticket'),
};
