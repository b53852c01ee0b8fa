// Invitations to accounts for suppliers: operators send them, and who gets one accepts it at the supplier service.
import { invitationAcceptance, supplierInvitation } from '@fairgate/schema/rules';
import { z } from 'zod';
import { pick } from 'zod/mini';
import { aboutField } from '../coded-error.ts';
import { deviceDialect } from '../envelope/device.ts';
import type { AcceptInvitationInput, InviteToSupplierInput } from '../generated/resolvers.ts';
import type { Operation } from '../upstream/operation.ts';
import type { Reader } from '../upstream/reader.ts';
import { operatorOnly } from '../viewer.ts';
import { operatorNamed } from '../sources/buyer/operator-call.ts';
import { type ListQuery, type OrganiserPage, pageOf } from '../sources/buyer/organiser-list.ts';
import { checked } from '../wire/checked.ts';
import { id, text } from '../wire/scalars.ts';
import type { AccountOptions } from './account-options.ts';
import type { SignIn } from './sign-in.ts';

const invitation = z
  .object({
    invitationId: id,
    supplierId: id,
    email: text,
    name: text,
    operatorName: z.string(),
    sendTime: text,
    expiryTime: text,
  })
  .transform(({ invitationId, sendTime, expiryTime, ...rest }) => ({
    ...rest,
    id: invitationId,
    sentAt: sendTime,
    expiresAt: expiryTime,
  }));
export type SentInvitationModel = z.infer<typeof invitation>;
export type SentInvitationConnectionModel = OrganiserPage<SentInvitationModel>;

const invitationList = { ...operatorNamed('getInvitationList'), answer: pageOf(invitation) };
const write = (name: string): Operation<SentInvitationModel> => ({
  ...operatorNamed(name),
  answer: invitation,
  failures: ['NOT_FOUND', 'EMAIL_EXISTS', 'SUPPLIER_EMAIL'],
  once: true,
});
const invite = write('inviteToSupplier');
const resend = write('resendInvitation');
const revoke = write('revokeInvitation');

const atSuppliers = { source: 'supplier', dialect: deviceDialect, ttlMs: 0 } as const;
const received = z.object({ supplierName: text, name: text, email: text });
const linkForm = pick(invitationAcceptance, { link: true });
const getInvitation: Operation<z.infer<typeof received>> = {
  ...atSuppliers,
  name: 'getInvitation',
  path: '/login/getInvitation.json',
  answer: received,
  failures: ['RESET_LINK_INVALID'],
};
const acceptInvitation: Operation<{ token: string; supplierId: string; email: string }> = {
  ...atSuppliers,
  name: 'acceptInvitation',
  path: '/login/acceptInvitation.json',
  answer: z.object({ token: text, supplierId: id, email: text }),
  failures: ['RESET_LINK_INVALID'],
  once: true,
};

type Options = Pick<AccountOptions, 'session' | 'limits' | 'visitor'>;

export function createInvitations(
  { callAsViewer, send }: Reader,
  { session, limits, visitor }: Options,
  signIn: SignIn,
) {
  return {
    sent: ({ keyword, from, size }: ListQuery): Promise<SentInvitationConnectionModel> =>
      callAsViewer(invitationList, { keyword, ...from, pageSize: size }),
    /** @throws CodedError LOGIN_REQUIRED, BAD_USER_INPUT that names the fields, EMAIL_EXISTS, SUPPLIER_EMAIL, NOT_FOUND, RATE_LIMITED */
    invite: async (input: InviteToSupplierInput) => {
      operatorOnly(session);
      const payload = checked(supplierInvitation, input);
      return aboutField('email', () => callAsViewer(invite, payload));
    },
    resend: async (invitationId: string) => {
      operatorOnly(session);
      return aboutField('id', () => callAsViewer(resend, { invitationId }));
    },
    revoke: async (invitationId: string) => {
      operatorOnly(session);
      return aboutField('id', () => callAsViewer(revoke, { invitationId }));
    },
    /** @throws CodedError BAD_USER_INPUT, RESET_LINK_INVALID, RATE_LIMITED */
    checkLink: async (token: string) => {
      const { link } = checked(linkForm, { link: token });
      await limits.take('oneTimeToken', link);
      return aboutField('link', () => send(getInvitation, { link, ip: visitor.ip }));
    },
    /** Makes the account and signs in. @throws CodedError BAD_USER_INPUT that names the fields, RESET_LINK_INVALID, RATE_LIMITED */
    accept: async (input: AcceptInvitationInput) => {
      const begin = signIn.start('supplier', 'login');
      const form = checked(invitationAcceptance, input);
      await limits.take('oneTimeToken', form.link);
      return aboutField('link', async () => {
        const device = { deviceId: session.devices.newId() };
        const signedIn = await send(acceptInvitation, { ...form, ...visitor, ...device });
        return begin(signedIn, { ...device, name: signedIn.email });
      });
    },
  };
}
