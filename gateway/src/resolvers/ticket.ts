import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const ticketResolvers: Resolvers = {
  Query: {
    helpTopics: (_root, _args, { sources }) => sources.help.topics(),
    tradeServices: (_root, _args, { sources }) => sources.help.tradeServices(),
  },
  Mutation: {
    openTicket: (_root, { input }, { sources }) => sources.ticket.open(input),
    openTicketLink: (_root, { link }, { sources }) => sources.ticket.openLink(link),
    replyToTicket: (_root, { input }, { sources }) => sources.ticket.reply(input),
  },
  OpenTicketResult: { __resolveType: outcomeOf('Ticket') },
  TicketByLinkResult: { __resolveType: outcomeOf('TicketByLink') },
};
