import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { pageByPlace } from './connection.ts';
import { outcomeOf } from './outcome.ts';

const exhibitorsMost = 100;

export const organiserResolvers: Resolvers = {
  Mutation: {
    organiserLogin: (_root, { input }, { sources }) => sources.session.loginOrganiser(input),
  },
  OrganiserUser: {
    exhibitions: (_user, _args, { sources }) => sources.organiser.exhibitions(),
    exhibition: (_user, { id }, { sources }) => (isId(id) ? sources.organiser.exhibition(id) : null),
    sessions: (_user, _args, { sources }) => sources.session.sessions('organiser'),
  },
  OrganisedExhibition: {
    exhibitors: ({ exhibition }, { filter, ...args }, { sources }) =>
      pageByPlace(args, exhibitorsMost, (window) =>
        sources.organiser.exhibitors(exhibition.id, { filter, ...window }),
      ),
  },
  OrganiserSignedIn: { viewer: (_parent, _args, { sources }) => sources.session.viewerAs('organiser') },
  OrganiserLoginResult: { __resolveType: outcomeOf('OrganiserSignedIn') },
};
