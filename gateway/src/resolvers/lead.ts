import type { Resolvers } from '../generated/resolvers.ts';
import { invalidArgument } from '../coded-error.ts';
import { isId } from './arguments.ts';
import { pageInfoOf } from './connection.ts';
import { formatLeadCursor, leadWindow } from './lead-cursor.ts';
import { outcomeOf } from './outcome.ts';

export const leadResolvers: Resolvers = {
  Mutation: {
    saveLeads: (_root, { input }, { sources }) => sources.lead.save(input),
    exportLeads: (_root, { exhibitionId }, { sources }) =>
      sources.lead.export(isId(exhibitionId) ? exhibitionId : ''),
  },
  SupplierUser: {
    leads: (_user, { exhibitionId, ...args }, { sources }) =>
      isId(exhibitionId)
        ? sources.lead.list(exhibitionId, leadWindow(args))
        : invalidArgument('exhibitionId', 'must be digits'),
  },
  LeadConnection: {
    nodes: ({ leads }) => leads,
    edges: ({ leads }) => leads.map((node) => ({ cursor: formatLeadCursor(node), node })),
    pageInfo: ({ leads, offset, totalCount }) => {
      const [first, last] = [leads[0], leads.at(-1)];
      return {
        ...pageInfoOf(offset, leads.length, totalCount),
        startCursor: first ? formatLeadCursor(first) : null,
        endCursor: last ? formatLeadCursor(last) : null,
      };
    },
  },
  SaveLeadsResult: { __resolveType: outcomeOf('LeadsSaved') },
  ExportLeadsResult: { __resolveType: outcomeOf('LeadExport') },
};
