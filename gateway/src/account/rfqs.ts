// RFQs of the viewer, and of guests who become buyers with one (§7.3).
import {
  emailPhoneForm,
  guestRfqInput,
  hasProductOfVariant,
  needsProduct,
  newPasswordForm,
  quotationReply,
  rfqChange,
  rfqInput,
} from '@fairgate/schema/rules';
import { z } from 'zod';
import { refine } from 'zod/mini';
import { aboutField, orNull } from '../coded-error.ts';
import type {
  EditRfqInput,
  GuestRfqInput,
  ReplyToQuotationInput,
  RfqContactInput,
  RfqInput,
  RfqState,
} from '../generated/resolvers.ts';
import type { Reader } from '../upstream/reader.ts';
import { buyerOnly } from '../viewer.ts';
import { memberCheck, toSourceCode } from '../sources/buyer/sessions.ts';
import {
  addRfq,
  addRfqAndPurReg,
  addRfqAndReg,
  checkEmailPhone,
  closeRfq,
  editRfq,
  getRfqInfo,
  getRfqList,
  isCompleted,
  nameOfUnit,
  paymentTerms,
  regAfterRfq,
  type RfqModel,
  type RfqOptionsModel,
  shipmentTerm,
  submitNewRfq,
  toChangePayload,
  toGuestRfqPayload,
  toRfqPayload,
} from '../sources/buyer/rfqs.ts';
import { quotationRfqDetails, replyQuotation } from '../sources/buyer/quotations.ts';
import { aboutAttachments } from '../wire/attachment.ts';
import { checked } from '../wire/checked.ts';
import type { ListPlace } from '../wire/list-page.ts';
import type { AccountOptions } from './account-options.ts';
import type { SignIn } from './sign-in.ts';

const idempotent = <Form extends { readonly idempotencyKey: string }>({ idempotencyKey, ...form }: Form) => ({
  idempotencyKey,
  form,
});

/** GraphQL → the form of §5, whose codes are the wire's. */
function toForm({ targetPrice, ...input }: Pick<RfqInput, 'targetPrice'>): object {
  return {
    ...input,
    ...(targetPrice && { targetPrice: targetPrice.amount, currency: targetPrice.currencyCode }),
  };
}
const toInput = ({ source, ...input }: RfqInput): object => ({
  ...toForm(input),
  source: toSourceCode(source),
});

const passwordForm = z.object({ password: newPasswordForm.shape.password });

/** Methods throw SourceError when the buyer gateway returns no data, and CodedError for every failure (§8). */
export function createRfqs(
  { read, send, callAsViewer, forget }: Reader,
  { session, limits, visitor }: AccountOptions,
  signIn: SignIn,
) {
  return {
    options: async (): Promise<RfqOptionsModel> => {
      const [units, shipmentTerms, terms] = await Promise.all([
        read(nameOfUnit, {}),
        read(shipmentTerm, {}),
        read(paymentTerms, {}),
      ]);
      return { units, shipmentTerms, paymentTerms: terms };
    },

    send: async (input: RfqInput) => {
      const account = buyerOnly(session);
      const { idempotencyKey, form } = idempotent(
        checked(rfqInput.check(refine(hasProductOfVariant, needsProduct)), toInput(input)),
      );
      await limits.take('rfq', account);
      const operation = form.productId == null ? addRfq : submitNewRfq;
      return aboutField('productId', () =>
        aboutAttachments(() =>
          callAsViewer(operation, { ...toRfqPayload(form), ip: visitor.ip }, idempotencyKey),
        ),
      );
    },

    sendAsGuest: async ({ rfq, ...account }: GuestRfqInput) => {
      const { idempotencyKey, form } = idempotent(
        checked(guestRfqInput.check(refine(hasProductOfVariant, needsProduct)), {
          ...toInput(rfq),
          ...account,
        }),
      );
      const byPassword = form.password != null;
      const begin = signIn.start('buyer', byPassword ? 'register' : 'login-simple');
      await limits.take('register', form.email);
      return aboutField('email', async () => {
        const deviceId = session.devices.newId();
        const { sent, ...signedIn } = await aboutAttachments(() =>
          send(
            byPassword ? addRfqAndReg : addRfqAndPurReg,
            { ...toGuestRfqPayload(form), ...visitor, deviceId },
            idempotencyKey,
          ),
        );
        await forget(memberCheck, form.email.toLowerCase());
        await begin(signedIn, { deviceId, name: form.email });
        return sent;
      });
    },

    edit: async ({ id, ...input }: EditRfqInput): Promise<RfqModel> => {
      buyerOnly(session);
      const { idempotencyKey, form } = idempotent(checked(rfqChange, { ...toForm(input), rfqId: id }));
      return aboutField('id', () =>
        aboutAttachments(() => callAsViewer(editRfq, toChangePayload(form), idempotencyKey)),
      );
    },

    close: async (id: string): Promise<RfqModel> => {
      buyerOnly(session);
      return aboutField('id', () => callAsViewer(closeRfq, { rfqId: id }));
    },

    completeRegistration: async (input: { readonly password: string }) => {
      const account = buyerOnly(session);
      const { password } = checked(passwordForm, input);
      await limits.take('ownPassword', account);
      await aboutField('password', () => callAsViewer(regAfterRfq, { password, ip: visitor.ip }));
      return {};
    },

    checkContact: async (input: RfqContactInput) => {
      const form = checked(emailPhoneForm, input);
      if (form.email != null) await limits.take('memberCheck', form.email);
      return send(checkEmailPhone, { ...form, ip: visitor.ip });
    },

    page: ({ state, ...place }: ListPlace & { readonly state: RfqState | null | undefined }) =>
      callAsViewer(getRfqList, { ...(state && { state: state.toLowerCase() }), ...place }),

    byId: (id: string): Promise<RfqModel | null> => orNull(callAsViewer(getRfqInfo, { rfqId: id })),

    quotation: (id: string) => orNull(callAsViewer(quotationRfqDetails, { quotationId: id })),
    reply: async ({ reply, ...input }: ReplyToQuotationInput) => {
      buyerOnly(session);
      const { idempotencyKey, form } = idempotent(
        checked(quotationReply, { ...input, reply: reply.toLowerCase() }),
      );
      return aboutField('quotationId', () => callAsViewer(replyQuotation, form, idempotencyKey));
    },

    /** §7.3 isCompleted, in the terms of GraphQL. */
    missingContactFields: async () => {
      const names: Readonly<Record<string, string>> = { countryId: 'countryCode' };
      return (await callAsViewer(isCompleted, {})).map((name) => names[name] ?? name);
    },
  };
}
