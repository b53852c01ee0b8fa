// The viewer, sign-in and sign-out (§4, §5). Calls for the viewer's data use their token; answers are
// stored nowhere.
import type { OauthPlatform } from '@fairgate/schema/constants';
import {
  emailRule,
  fastRegisterForm,
  loginForm,
  registerForm,
  registrationEmailRule,
  supplierLoginForm,
} from '@fairgate/schema/rules';
import { z } from 'zod';
import { SourceError } from '../envelope/source-error.ts';
import type {
  EmailOutcome,
  FastRegisterInput,
  LoginInput,
  MemberCheck,
  RegisterInput,
  Session,
  SupplierLoginInput,
  SupplierState,
} from '../generated/resolvers.ts';
import { type BuyerModel, getUserInfo } from '../sources/buyer/accounts.ts';
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
  toSourceCode,
  verifyPublicEmail,
} from '../sources/buyer/sessions.ts';
import {
  type OperatorUserModel,
  operatorSessions,
  organiserSessions,
  type OrganiserUserModel,
} from '../sources/buyer/staff-sessions.ts';
import { aboutField, CodedError } from '../coded-error.ts';
import type { AccountOptions } from './account-options.ts';
import { checked } from '../wire/checked.ts';
import type { Reader } from '../upstream/reader.ts';
import {
  getOwnExhibitions,
  getUserInfoV2,
  loginPc,
  logoutOthersPc,
  querySupplierState,
  sessionListPc,
  type SupplierUserModel,
} from '../sources/supplier/logins.ts';
import type { SupplierStandModel } from '../sources/supplier/stands.ts';
import type { SignIn } from './sign-in.ts';
import { accountOf, signedInOnly, type Viewer } from '../viewer.ts';

const appVersion = 'WEB';
const noInput = {};

const sessionsOf = {
  buyer: sessionList,
  supplier: sessionListPc,
  organiser: organiserSessions.sessionList,
  operator: operatorSessions.sessionList,
} as const;
const endOthersOf = {
  buyer: logoutOthers,
  supplier: logoutOthersPc,
  organiser: organiserSessions.logoutOthers,
  operator: operatorSessions.logoutOthers,
} as const;

type User = BuyerModel | SupplierUserModel | OrganiserUserModel | OperatorUserModel;

/**
 * A one-time token of an address (§4): from a buyer's mail or app, or from the suppliers' single sign-on.
 */
export type AddressToken = { kind: 'ac' | 'appToken' | 'ssoToken'; token: string };

/** A provider's statement about a person (§2.8). */
export type ProvidedPerson = {
  provider: OauthPlatform;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
};

/** Methods throw SourceError when their gateway returns no data, and CodedError for every failure (§8). */
export function createSessions(
  reader: Reader,
  {
    session,
    limits,
    visitor,
    serviceKey,
    signInProviders,
  }: AccountOptions & { signInProviders: readonly OauthPlatform[] },
  signIn: SignIn,
) {
  const { read, send, callAsViewer, forget } = reader;
  let renewal: Promise<void> | undefined;
  let known: { token: string; user: Promise<User> } | undefined;

  /**
   * Logs in by password. In a browser that is known for the account, attempts of others do not count.
   * @param enter sends the login; the service gets the browser's id for its own limits.
   */
  async function byPassword(
    kind: Viewer['kind'],
    name: string,
    enter: (device: { deviceId: string }) => Promise<object>,
  ): Promise<object> {
    const account = accountOf(kind, name);
    const known = session.devices.idFor(account);
    const [limit, subject] = known
      ? (['knownDevice', `${account} ${known}`] as const)
      : (['login', account] as const);
    await limits.take(limit, subject);
    return aboutField('password', async () => {
      const outcome = await enter({ deviceId: known ?? session.devices.newId() });
      await limits.forgive(limit, subject);
      return outcome;
    });
  }

  async function loginStaff(kind: 'organiser' | 'operator', input: LoginInput): Promise<object> {
    const begin = signIn.start(kind, 'login');
    const form = checked(loginForm, input);
    const { login: enter } = kind === 'organiser' ? organiserSessions : operatorSessions;
    return byPassword(kind, form.email, async (device) =>
      begin(await send(enter, { ...form, ...visitor, ...device }), { ...device, name: form.email }),
    );
  }

  async function verified(email: string): Promise<EmailOutcome> {
    try {
      return await read(verifyPublicEmail, { email, ...visitor }, email.toLowerCase());
    } catch (error) {
      // §5: if verification itself fails, the outcome is unknown.
      if (error instanceof SourceError) return 'UNKNOWN';
      throw error;
    }
  }

  /** null for guests; loaded once per request. */
  async function viewer(): Promise<User | null> {
    reader.isPrivate();
    if (!session.viewer) return null;
    await (renewal ??= signIn.renew());
    const { kind, token } = session.viewer;
    if (known?.token !== token)
      known = {
        token,
        user: userOf(kind),
      };
    return known.user;
  }

  function userOf(kind: Viewer['kind']): Promise<User> {
    switch (kind) {
      case 'buyer':
        return callAsViewer(getUserInfo, noInput);
      case 'supplier':
        return callAsViewer(getUserInfoV2, noInput);
      case 'organiser':
        return callAsViewer(organiserSessions.info, noInput);
      case 'operator':
        return callAsViewer(operatorSessions.info, noInput);
    }
  }

  return {
    /** The sign-in providers that are set up. */
    providers: signInProviders,
    viewer,
    /** The viewer, if they are of this kind. */
    viewerAs: async <Kind extends User['kind']>(kind: Kind) => {
      const user = await viewer();
      return user?.kind === kind ? (user as Extract<User, { kind: Kind }>) : null;
    },
    /** The buyer's current data after a change. */
    buyer: (): Promise<BuyerModel> => {
      const user = callAsViewer(getUserInfo, noInput);
      known = { token: session.viewer?.token ?? '', user };
      return user;
    },

    memberCheck: async (address: string): Promise<MemberCheck> => {
      const { email } = checked(emailOnly(emailRule), { email: address });
      await limits.take('memberCheck', email);
      return toMemberCheck(await read(memberCheck, { email, ...visitor }, email.toLowerCase()));
    },

    verifyEmail: async (address: string): Promise<{ outcome: EmailOutcome }> => {
      const { email } = checked(emailOnly(registrationEmailRule), { email: address });
      await limits.take('verifyEmail', email);
      return { outcome: await verified(email) };
    },

    login: async (input: LoginInput) => {
      const begin = signIn.start('buyer', 'login');
      const form = checked(loginForm, input);
      return byPassword('buyer', form.email, async (device) =>
        begin(await send(login, { ...form, ...visitor, ...device }), { ...device, name: form.email }),
      );
    },

    register: async (input: RegisterInput) => {
      const begin = signIn.start('buyer', 'register');
      const { clause: _accepted, ...form } = checked(registerForm, {
        ...input,
        source: toSourceCode(input.source),
      });
      await limits.take('register', form.email);
      return aboutField('email', async () => {
        if ((await verified(form.email)) === 'INVALID') throw new CodedError('INVALID_EMAIL');
        const deviceId = session.devices.newId();
        const signedIn = await send(register, { ...form, appVersion, ...visitor, deviceId });
        await forget(memberCheck, form.email.toLowerCase());
        return begin(signedIn, { deviceId, name: form.email });
      });
    },

    fastRegister: async (input: FastRegisterInput) => {
      const begin = signIn.start('buyer', 'register');
      const form = checked(fastRegisterForm, { ...input, source: toSourceCode(input.source) });
      await limits.take('register', form.email);
      return aboutField('email', async () => {
        const deviceId = session.devices.newId();
        const signedIn = await send(fastRegister, { ...form, ...visitor, deviceId });
        await forget(memberCheck, form.email.toLowerCase());
        return begin(signedIn, { deviceId, name: form.email });
      });
    },

    loginSupplier: async (input: SupplierLoginInput) => {
      const begin = signIn.start('supplier', 'login');
      const form = checked(supplierLoginForm, input);
      return byPassword('supplier', form.account, async (device) =>
        begin(await send(loginPc, { ...form, ...visitor, ...device }), { ...device, name: form.account }),
      );
    },

    loginOrganiser: (input: LoginInput) => loginStaff('organiser', input),
    loginOperator: (input: LoginInput) => loginStaff('operator', input),

    /**
     * §4 Exchanges the token and signs in. @throws CodedError LOGIN_REQUIRED for a token that was used before.
     */
    loginByAddress: async ({ kind, token }: AddressToken): Promise<void> => {
      const ofSupplier = kind === 'ssoToken';
      const begin = ofSupplier ? signIn.start('supplier', 'login') : signIn.start('buyer', 'ac');
      await limits.take('oneTimeToken', token);
      const device = { deviceId: session.devices.newId() };
      const payload = { [kind]: token, ...visitor, ...device };
      await begin(await (ofSupplier ? send(loginPc, payload) : send(autoLogin, payload)), device);
    },

    /** §2.8 Signs in the person of a provider; creates an account if there is none. */
    loginByProvider: async (person: ProvidedPerson): Promise<void> => {
      const begin = signIn.start('buyer', 'oauth');
      const account = `${person.provider}:${person.subject}`;
      await limits.take('provider', account);
      const device = { deviceId: session.devices.newId() };
      const signedIn = await send(oauthLogin(serviceKey), { ...person, ...visitor, ...device });
      await Promise.all([
        limits.forgive('provider', account),
        forget(memberCheck, person.email.toLowerCase()),
      ]);
      await begin(signedIn, device);
    },

    logout: async (): Promise<true> => {
      await signIn.end();
      return true;
    },

    supplierState: (): Promise<SupplierState> => callAsViewer(querySupplierState, noInput),
    /** The stands of the signed-in supplier, those of open and coming exhibitions first. */
    ownStands: (): Promise<SupplierStandModel[]> => callAsViewer(getOwnExhibitions, noInput),
    sessions: (kind: Viewer['kind']): Promise<Session[]> => callAsViewer(sessionsOf[kind], noInput),
    endOtherSessions: async () => {
      const kind = signedInOnly(session);
      return callAsViewer(endOthersOf[kind], noInput);
    },
  };
}

const emailOnly = (rule: typeof emailRule) => z.object({ email: rule });
