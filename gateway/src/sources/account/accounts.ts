// A buyer's own account: what they say of themselves, their password, their data. Everything is asked for with their token
// and stored nowhere. Methods throw SourceError when the buyer gateway gives no data, and GraphQLError RATE_LIMITED.
import {
  changePasswordForm,
  emailRule,
  failuresOf,
  newPasswordForm,
  passwordForm,
  purchaseInfoForm,
  tagsRule,
} from '@fairgate/schema/rules';
import { z } from 'zod';
import type {
  ChangePasswordInput,
  InvalidInput,
  MailSettings,
  MailSettingsInput,
  NewPasswordInput,
  PasswordLink,
  PurchaseInfoInput,
} from '../../generated/resolvers.ts';
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
} from '../buyer/accounts.ts';
import { memberCheck } from '../buyer/sessions.ts';
import {
  changePassword,
  checkResetPasswordLink,
  initPassword,
  resetPassword,
  sendResetPasswordLink,
} from '../buyer/passwords.ts';
import { invalidFields } from '../wire/map.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { notTooOften, orRefusal, refusal } from '../wire/refusal.ts';
import type { SignIn } from './sign-in.ts';

const emailForm = z.object({ email: emailRule });
const tagsForm = z.object({ tagCodes: tagsRule() });

/** @param buyer gives the viewer as they are after a change. */
export function createAccounts(
  reader: Reader,
  { session, limits, visitor }: AccountOptions,
  signIn: SignIn,
  buyer: () => Promise<BuyerModel>,
) {
  const { send, callAsViewer, forget } = reader;
  const isBuyer = () => session.viewer?.kind === 'buyer';

  /** The work, for somebody who is signed in as a buyer and whose input keeps the rules. */
  async function change<Form extends z.ZodType, T>(
    form: Form,
    input: unknown,
    work: (values: z.output<Form>) => Promise<T>,
    ...path: string[]
  ) {
    if (!isBuyer()) return refusal('LOGIN_REQUIRED');
    const checked = form.safeParse(input);
    return checked.success
      ? orRefusal(() => work(checked.data), ...path)
      : invalidFields(failuresOf(checked.error));
  }

  /** Does what a session alone must not do. Resolves to the buyer's email. */
  async function withPassword<T>(operation: Operation<T>, payload: object): Promise<string> {
    const { email } = await buyer();
    await limits.take('ownPassword', email);
    await callAsViewer(operation, payload);
    await limits.forgive('ownPassword', email);
    return email;
  }

  async function choosePassword(operation: Operation<{ token: string }>, input: NewPasswordInput) {
    const checked = newPasswordForm.safeParse(input);
    if (!checked.success) return invalidFields(failuresOf(checked.error));
    await limits.take('oneTimeToken', checked.data.link);
    return orRefusal(
      async () => signIn.begin('buyer', await send(operation, { ...checked.data, ...visitor }), 'login'),
      'link',
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
      return orRefusal(() => send(getSubscriptions, { link }), 'link');
    },
    setMailSettings: async (settings: MailSettingsInput, link: string | null) => {
      if (link === null)
        return isBuyer() ? callAsViewer(setSubscriptions, settings) : refusal('LOGIN_REQUIRED');
      await limits.take('oneTimeToken', link);
      return orRefusal(() => send(setSubscriptions, { ...settings, link }), 'link');
    },

    exportData: async () =>
      isBuyer()
        ? {
            fileName: 'fairgate-account.json',
            json: JSON.stringify(await callAsViewer(exportData, {}), null, 2),
          }
        : refusal('LOGIN_REQUIRED'),
    deleteAccount: (password: string) =>
      change(
        passwordForm,
        { password },
        async (values) => {
          const email = await withPassword(deleteAccount, values);
          await forget(memberCheck, email.toLowerCase());
          session.end();
          return { email };
        },
        'password',
      ),

    requestPasswordReset: async (address: string): Promise<{ email: string } | InvalidInput> => {
      const checked = emailForm.safeParse({ email: address });
      if (!checked.success) return invalidFields(failuresOf(checked.error));
      await limits.take('resetLink', checked.data.email);
      await notTooOften(() => send(sendResetPasswordLink, { ...checked.data, ...visitor }));
      return checked.data;
    },
    checkPasswordLink: async (link: string): Promise<PasswordLink> => {
      await limits.take('oneTimeToken', link);
      return notTooOften(() => send(checkResetPasswordLink, { link, ...visitor }));
    },
    resetPassword: (input: NewPasswordInput) => choosePassword(resetPassword, input),
    initPassword: (input: NewPasswordInput) => choosePassword(initPassword, input),
    changePassword: (input: ChangePasswordInput) =>
      change(
        changePasswordForm,
        input,
        async (passwords) => {
          await withPassword(changePassword, passwords);
          return {};
        },
        'oldPassword',
      ),
  };
}
