import type {
  ChangePasswordResultResolvers,
  MutationResolvers,
  PasswordChangedResolvers,
  RequestPasswordResetResultResolvers,
} from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const passwordMutations = {
  requestPasswordReset: (_root, { email }, { sources }) => sources.account.requestPasswordReset(email),
  checkPasswordLink: (_root, { link }, { sources }) => sources.account.checkPasswordLink(link),
  resetPassword: (_root, { input }, { sources }) => sources.account.resetPassword(input),
  initPassword: (_root, { input }, { sources }) => sources.account.initPassword(input),
  changePassword: (_root, { input }, { sources }) => sources.account.changePassword(input),
} satisfies MutationResolvers;

export const PasswordChanged: PasswordChangedResolvers = {
  viewer: (_parent, _args, { sources }) => sources.session.viewerAs('buyer'),
};
export const RequestPasswordResetResult: RequestPasswordResetResultResolvers = {
  __resolveType: outcomeOf('PasswordResetRequested'),
};
export const ChangePasswordResult: ChangePasswordResultResolvers = {
  __resolveType: outcomeOf('PasswordChanged'),
};
