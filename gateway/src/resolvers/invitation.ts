import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { listRequest, organiserConnection } from './organiser-connection.ts';
import { outcomeOf } from './outcome.ts';

export const invitationResolvers: Resolvers = {
  Mutation: {
    inviteToSupplier: (_root, { input }, { sources }) => sources.invitation.invite(input),
    resendInvitation: (_root, { id }, { sources }) => sources.invitation.resend(isId(id) ? id : '0'),
    revokeInvitation: (_root, { id }, { sources }) => sources.invitation.revoke(isId(id) ? id : '0'),
    checkInvitation: (_root, { link }, { sources }) => sources.invitation.checkLink(link),
    acceptInvitation: (_root, { input }, { sources }) => sources.invitation.accept(input),
  },
  OperatorUser: {
    invitations: (_user, { keyword, ...args }, { sources }) =>
      sources.invitation.sent({ keyword: (keyword ?? '').trim(), ...listRequest(args) }),
  },
  SentInvitation: { supplier: ({ supplierId }, _args, { sources }) => sources.supplier.byId(supplierId) },
  SentInvitationConnection: organiserConnection,
  InvitationResult: { __resolveType: outcomeOf('SentInvitation') },
  CheckInvitationResult: { __resolveType: outcomeOf('SupplierInvitation') },
  AcceptInvitationResult: { __resolveType: outcomeOf('SupplierSignedIn') },
};
