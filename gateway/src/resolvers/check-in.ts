import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { outcomeOf } from './outcome.ts';

export const checkInResolvers: Resolvers = {
  Mutation: {
    checkIn: (_root, { input }, { sources }) => sources.checkIn.send(input),
    exportCheckIns: (_root, { exhibitionId }, { sources }) =>
      sources.checkIn.export(isId(exhibitionId) ? exhibitionId : ''),
  },
  OrganisedExhibition: { checkIns: ({ id }, _args, { sources }) => sources.checkIn.ofExhibition(id) },
  CheckInResult: { __resolveType: outcomeOf('CheckedIn') },
  ExportCheckInsResult: { __resolveType: outcomeOf('CheckInExport') },
};
