import type { OauthPlatform } from '@fairgate/schema/constants';
import type {
  EndSessionsResultResolvers,
  LoginResultResolvers,
  MemberCheckResultResolvers,
  MutationResolvers,
  QueryResolvers,
  SignedInResolvers,
  SignInProvider,
  SupplierLoginResultResolvers,
  SupplierSignedInResolvers,
  SupplierUserResolvers,
  VerifyEmailResultResolvers,
  ViewerResolvers,
} from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

const signInProvider = {
  linkedin: 'LINKEDIN',
  facebook: 'FACEBOOK',
  google: 'GOOGLE',
} as const satisfies Record<OauthPlatform, SignInProvider>;

export const sessionQueries = {
  viewer: (_root, _args, { sources }) => sources.session.viewer(),
  signInProviders: (_root, _args, { sources }) =>
    sources.signInProviders.map((platform) => signInProvider[platform]),
} satisfies QueryResolvers;

export const sessionMutations = {
  memberCheck: (_root, { email }, { sources }) => sources.session.memberCheck(email),
  verifyEmail: (_root, { email }, { sources }) => sources.session.verifyEmail(email),
  login: (_root, { input }, { sources }) => sources.session.login(input),
  supplierLogin: (_root, { input }, { sources }) => sources.session.loginSupplier(input),
  register: (_root, { input }, { sources }) => sources.session.register(input),
  fastRegister: (_root, { input }, { sources }) => sources.session.fastRegister(input),
  logout: (_root, _args, { sources }) => sources.session.logout(),
  endOtherSessions: (_root, _args, { sources }) => sources.session.endOtherSessions(),
} satisfies MutationResolvers;

export const Viewer: ViewerResolvers = {
  __resolveType: ({ kind }) => (kind === 'buyer' ? 'Buyer' : 'SupplierUser'),
};

export const SupplierUser: SupplierUserResolvers = {
  supplier: ({ supplierId }, _args, { sources }) => sources.supplier.supplier(supplierId),
  state: (_user, _args, { sources }) => sources.session.supplierState(),
};

export const SignedIn: SignedInResolvers = {
  viewer: (_parent, _args, { sources }) => sources.session.viewerAs('buyer'),
};
export const SupplierSignedIn: SupplierSignedInResolvers = {
  viewer: (_parent, _args, { sources }) => sources.session.viewerAs('supplier'),
};

export const LoginResult: LoginResultResolvers = { __resolveType: outcomeOf('SignedIn') };
export const SupplierLoginResult: SupplierLoginResultResolvers = {
  __resolveType: outcomeOf('SupplierSignedIn'),
};
export const MemberCheckResult: MemberCheckResultResolvers = { __resolveType: outcomeOf('MemberCheck') };
export const VerifyEmailResult: VerifyEmailResultResolvers = { __resolveType: outcomeOf('VerifiedEmail') };
export const EndSessionsResult: EndSessionsResultResolvers = { __resolveType: outcomeOf('EndedSessions') };
