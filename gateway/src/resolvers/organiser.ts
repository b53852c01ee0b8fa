import type { Resolvers } from '../generated/resolvers.ts';
import { notFound } from '../coded-error.ts';
import type { OrganisedExhibitionModel } from '../sources/buyer/organisers.ts';
import { isId } from './arguments.ts';
import { pageByPlace } from './connection.ts';
import { listRequest, organiserConnection } from './organiser-connection.ts';
import { outcomeOf } from './outcome.ts';

const exhibitorsMost = 100;

export const organiserResolvers: Resolvers = {
  Mutation: {
    publishExhibition: (_root, { input }, { sources }) => sources.organiser.publishExhibition(input),
    exportRegistrations: (_root, { exhibitionId }, { sources }) =>
      sources.organiser.exportRegistrations(isId(exhibitionId) ? exhibitionId : ''),
    sendOrganisedBadge: (_root, { input }, { sources }) => sources.organiser.sendBadge(input),
    revokeOrganisedBadge: (_root, { input }, { sources }) => sources.organiser.revokeBadge(input),
    reissueOrganisedBadge: (_root, { input }, { sources }) => sources.organiser.reissueBadge(input),
    organiserLogin: (_root, { input }, { sources }) => sources.session.loginOrganiser(input),
  },
  Subscription: {
    organisedExhibitionChanged: {
      subscribe: async (_root, { id }, { sources, organised }) => {
        const { account, session } = sources.organiser.viewer();
        const load = () => (isId(id) ? sources.organiser.exhibition(id) : Promise.resolve(null));
        return (await organised.subscribe(`${account} ${id}`, session, load)) ?? notFound('exhibition', id);
      },
      resolve: (changed: OrganisedExhibitionModel) => changed,
    },
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
    registrations: ({ id }, { keyword, state, isVip, verifiedBy, ...args }, { sources }) =>
      sources.organiser.registrations(id, {
        keyword: (keyword ?? '').trim(),
        state,
        isVip,
        verifiedBy,
        ...listRequest(args),
      }),
    registrationDays: ({ id }, _args, { sources }) => sources.organiser.registrationDays(id),
  },
  PublishExhibitionResult: { __resolveType: outcomeOf('OrganisedExhibition') },
  RegistrationConnection: organiserConnection,
  ExportRegistrationsResult: { __resolveType: outcomeOf('RegistrationExport') },
  OrganisedBadgeResult: { __resolveType: outcomeOf('OrganisedRegistration') },
  OrganiserSignedIn: { viewer: (_parent, _args, { sources }) => sources.session.viewerAs('organiser') },
  OrganiserLoginResult: { __resolveType: outcomeOf('OrganiserSignedIn') },
};
