import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const verificationResolvers: Resolvers = {
  Mutation: {
    sendVerificationCode: (_root, { input }, { sources }) => sources.verification.send(input),
    checkVerificationCode: (_root, { input }, { sources }) => sources.verification.check(input),
  },
  SendVerificationCodeResult: { __resolveType: outcomeOf('VerificationCode') },
  CheckVerificationCodeResult: { __resolveType: outcomeOf('VerifiedAddress') },
};
