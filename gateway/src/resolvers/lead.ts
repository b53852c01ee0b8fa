import type { Resolvers } from '../generated/resolvers.ts';
import { invalidArgument } from '../coded-error.ts';
import { isId } from './arguments.ts';
import { edgesOf, pageByPlace, pageInfoOf } from './connection.ts';
import { outcomeOf } from './outcome.ts';

const leadsMost = 100;

export const leadResolvers: Resolvers = {
  Mutation: {
    saveLeads: (_root, { input }, { sources }) => sources.lead.save(input),
    exportLeads: (_root, { exhibitionId }, { sources }) =>
      sources.lead.export(isId(exhibitionId) ? exhibitionId : ''),
  },
  SupplierUser: {
    leads: (_user, { exhibitionId, ...args }, { sources }) =>
      isId(exhibitionId)
        ? pageByPlace(args, leadsMost, (window) => sources.lead.list(exhibitionId, window))
        : invalidArgument('exhibitionId', 'must be digits'),
  },
  LeadConnection: {
    nodes: ({ leads }) => leads,
    edges: ({ leads, offset }) => edgesOf(leads, offset),
    pageInfo: ({ leads, offset, totalCount }) => pageInfoOf(offset, leads.length, totalCount),
  },
  SaveLeadsResult: { __resolveType: outcomeOf('LeadsSaved') },
  ExportLeadsResult: { __resolveType: outcomeOf('LeadExport') },
};
