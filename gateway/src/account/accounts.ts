// A buyer's own account: profile, password, personal data. Every call uses the buyer's token and its answer is
// stored nowhere. Methods throw SourceError when the buyer gateway returns no data, and CodedError for every failure
// (§8).
import {
  changePasswordForm,
  emailRule,
  newPasswordForm,
  passwordForm,
  purchaseInfoForm,
  tagsRule,
} from '@fairgate/schema/rules';
import { z } from 'zod';
import type {
  ChangePasswordInput,
  MailSettings,
  MailSettingsInput,
  NewPasswordInput,
  PasswordLink,
  PurchaseInfoInput,
} from '../generated/resolvers.ts';
import { aboutField } from '../coded-error.ts';
import type { AccountOptions } from './account-options.ts';
import {
  type BuyerModel,
  completePurchaseInfo,
  deleteAccount,
  exportData,
  getSubscriptions,
  setSubscriptions,
  setTags,
  toPurchaseForm,
  toPurchasePayload,
} from '../sources/buyer/accounts.ts';
import { memberCheck } from '../sources/buyer/sessions.ts';
import {
  changePassword,
  checkResetPasswordLink,
  initPassword,
  resetPassword,
  sendResetPasswordLink,
} from '../sources/buyer/passwords.ts';
import { checked } from '../wire/checked.ts';
import type { Operation } from '../upstream/operation.ts';
import type { Reader } from '../upstream/reader.ts';
import type { SignIn } from './sign-in.ts';
import type { FileAddresses } from '../file-addresses.ts';
import { accountOf, buyerOnly } from '../viewer.ts';

const emailForm = z.object({ email: emailRule });
const tagsForm = z.object({ tagCodes: tagsRule() });

/** @param buyer reads the viewer again after a change. */
export function createAccounts(
  reader: Reader,
  { session, limits, visitor, addresses }: AccountOptions & { addresses: FileAddresses },
  signIn: SignIn,
  buyer: () => Promise<BuyerModel>,
) {
  const { send, callAsViewer, forget } = reader;

  /** Runs the work for a signed-in buyer with valid input. */
  function change<Form extends z.core.$ZodType, T>(
    form: Form,
    input: unknown,
    work: (values: z.output<Form>) => Promise<T>,
  ): Promise<T> {
    buyerOnly(session);
    return work(checked(form, input));
  }

  /** Does what needs more than a session. Resolves to the buyer's email. */
  async function withPassword<T>(operation: Operation<T>, payload: object): Promise<string> {
    const { email } = await buyer();
    await limits.take('ownPassword', email);
    await callAsViewer(operation, payload);
    await limits.forgive('ownPassword', email);
    return email;
  }

  async function choosePassword(operation: typeof resetPassword, input: NewPasswordInput) {
    const begin = signIn.start('buyer', 'login');
    const values = checked(newPasswordForm, input);
    await limits.take('oneTimeToken', values.link);
    const device = { deviceId: session.devices.newId() };
    return aboutField('link', async () =>
      begin(await send(operation, { ...values, ...visitor, ...device }), device),
    );
  }

  return {
    completePurchaseInfo: (input: PurchaseInfoInput) =>
      change(purchaseInfoForm, toPurchaseForm(input), async (info) => {
        await callAsViewer(completePurchaseInfo, toPurchasePayload(info));
        return buyer();
      }),
    setTags: (tagCodes: readonly string[]) =>
      change(tagsForm, { tagCodes }, async (tags) => {
        await callAsViewer(setTags, tags);
        return buyer();
      }),

    mailSettings: (): Promise<MailSettings> => callAsViewer(getSubscriptions, {}),
    openMailSettings: async (link: string) => {
      await limits.take('oneTimeToken', link);
      return aboutField('link', () => send(getSubscriptions, { link }));
    },
    setMailSettings: async ({ link, ...settings }: MailSettingsInput) => {
      if (link == null) {
        buyerOnly(session);
        return callAsViewer(setSubscriptions, settings);
      }
      await limits.take('oneTimeToken', link);
      return aboutField('link', () => send(setSubscriptions, { ...settings, link }));
    },

    exportData: async () => {
      buyerOnly(session);
      const data = await callAsViewer(exportData, {});
      // The files themselves, for an hour or two.
      const files = data.files.map((one) => ({ ...one, url: addresses.of(one.fileKey, 'file') }));
      return { fileName: 'fairgate-account.json', json: JSON.stringify({ ...data, files }, null, 2) };
    },
    deleteAccount: (password: string) =>
      change(passwordForm, { password }, (values) =>
        aboutField('password', async () => {
          const email = await withPassword(deleteAccount, values);
          await forget(memberCheck, email.toLowerCase());
          session.end();
          session.devices.forget(accountOf('buyer', email));
          return { email };
        }),
      ),

    requestPasswordReset: async (address: string): Promise<{ email: string }> => {
      const { email } = checked(emailForm, { email: address });
      await limits.take('resetLink', email);
      await send(sendResetPasswordLink, { email, ...visitor });
      return { email };
    },
    checkPasswordLink: async (link: string): Promise<PasswordLink> => {
      await limits.take('oneTimeToken', link);
      return send(checkResetPasswordLink, { link, ...visitor });
    },
    resetPassword: (input: NewPasswordInput) => choosePassword(resetPassword, input),
    initPassword: (input: NewPasswordInput) => choosePassword(initPassword, input),
    changePassword: (input: ChangePasswordInput) =>
      change(changePasswordForm, input, (passwords) =>
        aboutField('oldPassword', async () => {
          await withPassword(changePassword, passwords);
          return {};
        }),
      ),
  };
}
