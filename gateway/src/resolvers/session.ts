import type { OauthPlatform } from '@fairgate/schema/constants';
import type { Resolvers, SignInProvider } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

const signInProvider = {
  linkedin: 'LINKEDIN',
  facebook: 'FACEBOOK',
  google: 'GOOGLE',
} as const satisfies Record<OauthPlatform, SignInProvider>;

const viewerTypes = {
  buyer: 'Buyer',
  supplier: 'SupplierUser',
  organiser: 'OrganiserUser',
  operator: 'OperatorUser',
} as const;

export const sessionResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, { sources }) => sources.session.viewer(),
    signInProviders: (_root, _args, { sources }) =>
      sources.session.providers.map((platform) => signInProvider[platform]),
  },
  Mutation: {
    memberCheck: (_root, { email }, { sources }) => sources.session.memberCheck(email),
    verifyEmail: (_root, { email }, { sources }) => sources.session.verifyEmail(email),
    login: (_root, { input }, { sources }) => sources.session.login(input),
    supplierLogin: (_root, { input }, { sources }) => sources.session.loginSupplier(input),
    register: (_root, { input }, { sources }) => sources.session.register(input),
    fastRegister: (_root, { input }, { sources }) => sources.session.fastRegister(input),
    logout: (_root, _args, { sources }) => sources.session.logout(),
    endOtherSessions: (_root, _args, { sources }) => sources.session.endOtherSessions(),
  },
  Viewer: { __resolveType: ({ kind }) => viewerTypes[kind] },
  SupplierUser: {
    supplier: ({ supplierId }, _args, { sources }) => sources.supplier.byId(supplierId),
    state: (_user, _args, { sources }) => sources.session.supplierState(),
    sessions: (_user, _args, { sources }) => sources.session.sessions('supplier'),
    stands: (_user, _args, { sources }) => sources.session.ownStands(),
  },
  SignedIn: { viewer: (_parent, _args, { sources }) => sources.session.viewerAs('buyer') },
  SupplierSignedIn: { viewer: (_parent, _args, { sources }) => sources.session.viewerAs('supplier') },
  LoginResult: { __resolveType: outcomeOf('SignedIn') },
  SupplierLoginResult: { __resolveType: outcomeOf('SupplierSignedIn') },
  MemberCheckResult: { __resolveType: outcomeOf('MemberCheck') },
  VerifyEmailResult: { __resolveType: outcomeOf('VerifiedEmail') },
  EndSessionsResult: { __resolveType: outcomeOf('EndedSessions') },
};
