import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const passwordResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: (_root, { email }, { sources }) => sources.account.requestPasswordReset(email),
    checkPasswordLink: (_root, { link }, { sources }) => sources.account.checkPasswordLink(link),
    resetPassword: (_root, { input }, { sources }) => sources.account.resetPassword(input),
    initPassword: (_root, { input }, { sources }) => sources.account.initPassword(input),
    changePassword: (_root, { input }, { sources }) => sources.account.changePassword(input),
  },
  PasswordChanged: { viewer: (_parent, _args, { sources }) => sources.session.viewerAs('buyer') },
  CheckPasswordLinkResult: { __resolveType: outcomeOf('PasswordLink') },
  RequestPasswordResetResult: { __resolveType: outcomeOf('PasswordResetRequested') },
  ChangePasswordResult: { __resolveType: outcomeOf('PasswordChanged') },
};
