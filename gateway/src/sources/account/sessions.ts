// Who is signed in, and how that begins and ends (§4, §5). What belongs to a viewer is asked for with their token and is
// stored nowhere.
import type { OauthPlatform } from '@fairgate/schema/constants';
import {
  emailRule,
  failuresOf,
  fastRegisterForm,
  loginForm,
  registerForm,
  registrationEmailRule,
  supplierLoginForm,
} from '@fairgate/schema/rules';
import { z } from 'zod';
import { SourceError } from '../../envelope/source-error.ts';
import type {
  EmailOutcome,
  FastRegisterInput,
  InvalidInput,
  LoginInput,
  MemberCheck,
  RegisterInput,
  Session,
  SupplierLoginInput,
  SupplierState,
} from '../../generated/resolvers.ts';
import { getUserInfo, type BuyerModel } from '../buyer/accounts.ts';
import {
  autoLogin,
  fastRegister,
  login,
  logoutOthers,
  memberCheck,
  oauthLogin,
  register,
  sessionList,
  toMemberCheck,
  verifyPublicEmail,
} from '../buyer/sessions.ts';
import type { AccountOptions } from './account-options.ts';
import { invalidFields } from '../wire/map.ts';
import type { Reader } from '../../upstream/reader.ts';
import { notTooOften, orRefusal, refusal } from '../wire/refusal.ts';
import { getUserInfoV2, loginPc, querySupplierState, type SupplierUserModel } from '../supplier/logins.ts';
import type { SignIn } from './sign-in.ts';

const appVersion = 'WEB';
const noInput = {};

type User = BuyerModel | SupplierUserModel;

/** A one-time token of an address (§4): of a buyer's mail or app, or of the suppliers' single sign-on. */
export type AddressToken = { kind: 'ac' | 'appToken' | 'ssoToken'; token: string };

/** Who a provider says somebody is (§2.8). */
export type ProvidedPerson = {
  provider: OauthPlatform;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
};

/** Methods throw SourceError when their gateway gives no data, and GraphQLError RATE_LIMITED. */
export function createSessions(
  reader: Reader,
  { session, limits, visitor, serviceKey }: AccountOptions,
  signIn: SignIn,
) {
  const { read, send, callAsViewer, forget } = reader;
  let renewal: Promise<void> | undefined;
  let known: { token: string; user: Promise<User> } | undefined;

  const loginSupplier = async (payload: object) =>
    signIn.begin('supplier', await send(loginPc, { ...payload, ...visitor }), 'login');

  async function verified(email: string): Promise<EmailOutcome> {
    try {
      return await read(verifyPublicEmail, { email, ...visitor }, email.toLowerCase());
    } catch (error) {
      // §5: if verification itself fails, the outcome is unknown.
      if (error instanceof SourceError) return 'UNKNOWN';
      throw error;
    }
  }

  /** null for guests; asked for once a request. */
  async function viewer(): Promise<User | null> {
    reader.isPrivate();
    if (!session.viewer) return null;
    await (renewal ??= signIn.renew());
    const { kind, token } = session.viewer;
    if (known?.token !== token)
      known = {
        token,
        user: kind === 'buyer' ? callAsViewer(getUserInfo, noInput) : callAsViewer(getUserInfoV2, noInput),
      };
    return known.user;
  }

  return {
    viewer,
    /** The viewer, if they are of this kind. */
    viewerAs: async <Kind extends User['kind']>(kind: Kind) => {
      const user = await viewer();
      return user?.kind === kind ? (user as Extract<User, { kind: Kind }>) : null;
    },
    /** The buyer as they are now, after a change. */
    buyer: (): Promise<BuyerModel> => {
      const user = callAsViewer(getUserInfo, noInput);
      known = { token: session.viewer?.token ?? '', user };
      return user;
    },

    memberCheck: async (address: string): Promise<MemberCheck | InvalidInput> => {
      const checked = emailOnly(emailRule).safeParse({ email: address });
      if (!checked.success) return invalidFields(failuresOf(checked.error));
      const { email } = checked.data;
      await limits.take('memberCheck', email);
      return notTooOften(async () =>
        toMemberCheck(await read(memberCheck, { email, ...visitor }, email.toLowerCase())),
      );
    },

    verifyEmail: async (address: string): Promise<{ outcome: EmailOutcome } | InvalidInput> => {
      const checked = emailOnly(registrationEmailRule).safeParse({ email: address });
      if (!checked.success) return invalidFields(failuresOf(checked.error));
      await limits.take('verifyEmail', checked.data.email);
      return notTooOften(async () => ({ outcome: await verified(checked.data.email) }));
    },

    login: async (input: LoginInput) => {
      const checked = loginForm.safeParse(input);
      if (!checked.success) return invalidFields(failuresOf(checked.error));
      await limits.take('login', checked.data.email);
      return orRefusal(async () => {
        const signedIn = await send(login, { ...checked.data, ...visitor });
        await limits.forgive('login', checked.data.email);
        return signIn.begin('buyer', signedIn, 'login');
      }, 'password');
    },

    register: async (input: RegisterInput) => {
      const checked = registerForm.safeParse(input);
      if (!checked.success) return invalidFields(failuresOf(checked.error));
      const { clause: _accepted, ...form } = checked.data;
      await limits.take('register', form.email);
      return orRefusal(async () => {
        if ((await verified(form.email)) === 'INVALID') return refusal('INVALID_EMAIL', 'email');
        const signedIn = await send(register, { ...form, appVersion, ...visitor });
        await forget(memberCheck, form.email.toLowerCase());
        return signIn.begin('buyer', signedIn, 'register');
      }, 'email');
    },

    fastRegister: async (input: FastRegisterInput) => {
      const checked = fastRegisterForm.safeParse(input);
      if (!checked.success) return invalidFields(failuresOf(checked.error));
      await limits.take('register', checked.data.email);
      return orRefusal(async () => {
        const signedIn = await send(fastRegister, { ...checked.data, ...visitor });
        await forget(memberCheck, checked.data.email.toLowerCase());
        return signIn.begin('buyer', signedIn, 'register');
      }, 'email');
    },

    loginSupplier: async (input: SupplierLoginInput) => {
      const checked = supplierLoginForm.safeParse(input);
      if (!checked.success) return invalidFields(failuresOf(checked.error));
      await limits.take('login', checked.data.account);
      return orRefusal(async () => {
        const signedIn = await loginSupplier(checked.data);
        await limits.forgive('login', checked.data.account);
        return signedIn;
      }, 'password');
    },

    /** §4 exchanges it; whether anybody has been signed in. */
    loginByAddress: async ({ kind, token }: AddressToken): Promise<boolean> => {
      await limits.take('oneTimeToken', token);
      const outcome = await orRefusal(async () =>
        kind === 'ssoToken'
          ? loginSupplier({ ssoToken: token })
          : signIn.begin('buyer', await send(autoLogin, { [kind]: token, ...visitor }), 'ac'),
      );
      return !('code' in outcome);
    },

    /** §2.8 Signs in who a provider says it is; without an account one is made. */
    loginByProvider: async (person: ProvidedPerson) => {
      const account = `${person.provider}:${person.subject}`;
      await limits.take('provider', account);
      return orRefusal(async () => {
        const signedIn = await send(oauthLogin(serviceKey), { ...person, ...visitor });
        await Promise.all([
          limits.forgive('provider', account),
          forget(memberCheck, person.email.toLowerCase()),
        ]);
        return signIn.begin('buyer', signedIn, 'oauth');
      }, 'email');
    },

    logout: async (): Promise<true> => {
      await signIn.end();
      return true;
    },

    supplierState: (): Promise<SupplierState> => callAsViewer(querySupplierState, noInput),
    sessions: (): Promise<Session[]> => callAsViewer(sessionList, noInput),
    endOtherSessions: async () =>
      session.viewer?.kind === 'buyer' ? callAsViewer(logoutOthers, noInput) : refusal('LOGIN_REQUIRED'),
  };
}

const emailOnly = (rule: typeof emailRule) => z.object({ email: rule });
