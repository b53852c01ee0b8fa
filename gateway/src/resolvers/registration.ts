import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { outcomeOf } from './outcome.ts';

export const registrationResolvers: Resolvers = {
  Mutation: {
    preRegister: (_root, { input }, { sources }) => sources.registration.register(input),
    openRegistration: (_root, { link }, { sources }) => sources.registration.byLink(link),
    checkRegistration: (_root, { input }, { sources }) => sources.registration.check(input),
    sendBadgeAgain: (_root, { input }, { sources }) => sources.registration.sendBadgeAgain(input),
  },
  Exhibition: {
    registrationForm: ({ id }, _args, { sources }) => sources.registration.form(id),
  },
  Buyer: {
    registration: (_buyer, { exhibitionId }, { sources }) =>
      isId(exhibitionId) ? sources.registration.own(exhibitionId) : null,
    registrationId: (_buyer, { exhibitionId }, { sources }) =>
      isId(exhibitionId) ? sources.registration.ownId(exhibitionId) : null,
    registrationData: (_buyer, { exhibitionId }, { sources }) =>
      isId(exhibitionId) ? sources.registration.data(exhibitionId) : null,
    isVip: (_buyer, { exhibitionId }, { sources }) =>
      isId(exhibitionId) ? sources.registration.isVip(exhibitionId) : null,
  },
  Registration: {
    badge: ({ badgeLink }, _args, { sources }) =>
      badgeLink ? sources.badge.ofRegistration(badgeLink) : null,
  },
  PreRegisterResult: { __resolveType: outcomeOf('Registration') },
  OpenRegistrationResult: { __resolveType: outcomeOf('OpenedRegistration') },
  CheckRegistrationResult: { __resolveType: outcomeOf('RegistrationCheck') },
  SendBadgeAgainResult: { __resolveType: outcomeOf('BadgeRequest') },
};
