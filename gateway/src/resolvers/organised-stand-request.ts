import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { listRequest, organiserConnection } from './organiser-connection.ts';
import { outcomeOf } from './outcome.ts';

export const organisedStandRequestResolvers: Resolvers = {
  Mutation: {
    changeStandRequest: (_root, { input }, { sources }) => sources.organiser.changeStandRequest(input),
    exportStandRequests: (_root, { exhibitionId }, { sources }) =>
      sources.organiser.exportStandRequests(isId(exhibitionId) ? exhibitionId : ''),
  },
  OrganisedExhibition: {
    standRequests: ({ id }, { keyword, state, ...args }, { sources }) =>
      sources.organiser.standRequests(id, { keyword: (keyword ?? '').trim(), state, ...listRequest(args) }),
  },
  StandRequestConnection: organiserConnection,
  ChangeStandRequestResult: { __resolveType: outcomeOf('OrganisedStandRequest') },
  ExportStandRequestsResult: { __resolveType: outcomeOf('StandRequestExport') },
};
