// Pre-registration for exhibitions (§7.3 offline/…).
import {
  businessTypes,
  industryCodes,
  maternityPurposes,
  purposes,
  verificationChannels,
} from '@fairgate/schema/constants';
import { industryTagsTtlMs, preRegistrationCheckTtlMs } from '@fairgate/schema/limits';
import { attendee, registrationInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type {
  AttendeeInput,
  OpenedRegistration,
  PreRegisterInput,
  Registration,
  RegistrationData,
  RegistrationForm,
  VerificationChannel,
} from '../../generated/resolvers.ts';
import { aboutField } from '../../coded-error.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import { purchaseInfo, toPurchaseForm, toPurchaseInfo } from './accounts.ts';
import { toSourceCode } from './sessions.ts';
import { id, text } from '../../wire/scalars.ts';
import { checked } from '../../wire/checked.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { buyerOnly } from '../../viewer.ts';

const buyerService = { source: 'buyer', dialect: blade } as const;

/** Its badge is read by its link. */
export type RegistrationModel = Omit<Registration, '__typename' | 'badge'>;

const registration = z
  .object({ id: id.nullish(), badgeNo: text.nullish(), link: text.nullish(), email: text })
  .transform((wire): RegistrationModel => ({
    id: wire.id ?? null,
    badgeNumber: wire.badgeNo ?? null,
    badgeLink: wire.link ?? null,
    email: wire.email,
  }));

/** A write: never stored, and done once for its idempotency key. */
const preRegistration: Operation<RegistrationModel> = {
  ...buyerService,
  name: 'preRegistration',
  path: '/offline/preRegistration.json',
  answer: registration,
  ttlMs: 0,
  failures: ['NOT_FOUND', 'INVALID_EMAIL'],
};

const checkReg: Operation<boolean> = {
  ...buyerService,
  name: 'checkReg',
  path: '/offline/checkReg.json',
  answer: z.object({ registered: z.literal([0, 1]) }).transform(({ registered }) => registered === 1),
  ttlMs: preRegistrationCheckTtlMs,
  staleMs: 0,
  personal: true,
};

const reSendMyBadgeNow: Operation<unknown> = {
  ...buyerService,
  name: 'reSendMyBadgeNow',
  path: '/offline/reSendMyBadgeNow.json',
  answer: z.unknown(),
  ttlMs: 0,
  failures: ['NOT_FOUND'],
};

const registerInfo: Operation<RegistrationModel | null> = {
  ...buyerService,
  name: 'registerInfo',
  path: '/offline/registerInfo.json',
  answer: registration.nullable(),
  ttlMs: 0,
};

/** §3 Promotion register info. */
const promotionRegisterInfo: Operation<string | null> = {
  ...buyerService,
  name: 'promotionRegisterInfo',
  path: '/offline/promotionRegisterInfo.json',
  answer: z
    .object({ id })
    .transform((wire) => wire.id)
    .nullable(),
  ttlMs: 0,
};

export const allPurposes = [...purposes, ...maternityPurposes] as const;
export const upper = <Code extends string>(code: Code) => code.toUpperCase() as Uppercase<Code>;

const written = z.object({
  ...purchaseInfo.omit({ businessType: true }).shape,
  businessTypes: z.array(z.enum(businessTypes)).nullish(),
  purposes: z.array(z.enum(allPurposes)).nullish(),
  tagCodes: z.array(z.string()).nullish(),
});

function toRegistrationData(wire: z.infer<typeof written>): RegistrationData {
  const { businessType: _, ...info } = toPurchaseInfo(wire);
  return {
    ...info,
    businessTypes: (wire.businessTypes ?? []).map(upper),
    purposes: (wire.purposes ?? []).map(upper),
    tagCodes: wire.tagCodes ?? [],
  };
}

const getPreData: Operation<RegistrationData | null> = {
  ...buyerService,
  name: 'getPreData',
  path: '/offline/getPreData.json',
  answer: written.transform(toRegistrationData).nullable(),
  ttlMs: 0,
};

const getRegistrationByLink: Operation<OpenedRegistration> = {
  ...buyerService,
  name: 'getRegistrationByLink',
  path: '/offline/getRegistrationByLink.json',
  answer: written
    .extend({ exhibitionId: id, email: text, sharesEmail: z.boolean() })
    .transform(({ exhibitionId, email, sharesEmail, ...wire }) => ({
      exhibitionId,
      email,
      sharesEmail,
      data: toRegistrationData(wire),
    })),
  ttlMs: 0,
  failures: ['NOT_FOUND'],
};

const checkVip: Operation<boolean> = {
  ...buyerService,
  name: 'checkVIP',
  path: '/offline/checkVIP.json',
  answer: z.object({ isVip: z.literal([0, 1]) }).transform(({ isVip }) => isVip === 1),
  ttlMs: 0,
};

export const channelNames = { email: 'EMAIL', mobile: 'MOBILE', whatsapp: 'WHATSAPP' } as const;

const getHotTags: Operation<RegistrationForm> = {
  ...buyerService,
  name: 'getHotTags',
  path: '/offline/getHotTags.json',
  answer: z
    .object({
      industry: z.enum(industryCodes).nullish(),
      list: z.array(z.object({ code: text, name: text })),
      // A service may not send codes.
      verifyTypes: z.array(z.enum(verificationChannels)).nullish(),
    })
    .transform(({ industry, list, verifyTypes }) => ({
      industry: industry ?? null,
      hotTags: list,
      verificationChannels: (verifyTypes ?? []).map((channel): VerificationChannel => channelNames[channel]),
    })),
  ttlMs: industryTagsTtlMs,
};

/** GraphQL → the form of §5, whose codes are the wire's. */
function toForm({ source, adClick, businessTypes, purposes, ...input }: PreRegisterInput): object {
  return {
    ...toPurchaseForm(input),
    source: toSourceCode(source),
    adClickId: adClick,
    businessTypes: businessTypes?.map((type) => type.toLowerCase()),
    purposes: purposes?.map((purpose) => purpose.toLowerCase()),
  };
}

type Options = Pick<AccountOptions, 'session' | 'limits' | 'visitor'> & { readonly websiteId: string };

/** Methods throw CodedError BAD_USER_INPUT that names the fields that break a rule of §5. */
export function registrationSource(
  { read, send, callAsViewer }: Reader,
  { session, limits, visitor: { ip }, websiteId }: Options,
) {
  return {
    form: (exhibitionId: string) => read(getHotTags, { exhibitionId }),

    /** With the token of a signed-in buyer, so that the registration is the account's. */
    register: async (input: PreRegisterInput) => {
      const { idempotencyKey, countryCode, verificationIds, ...rest } = checked(
        registrationInput,
        toForm(input),
      );
      await limits.take('preRegister', rest.email);
      const payload = { ...rest, countryId: countryCode, websiteId, verifyIds: verificationIds, ip };
      const write = session.viewer?.kind === 'buyer' ? callAsViewer : send;
      return aboutField('email', () => write(preRegistration, payload, idempotencyKey));
    },

    /** What is written in the registration of a badge. @throws CodedError NOT_FOUND, RATE_LIMITED */
    byLink: async (link: string) => {
      await limits.take('badgeLink', link);
      return aboutField('link', () => send(getRegistrationByLink, { link }));
    },

    check: async (input: AttendeeInput) => {
      const { exhibitionId, email } = checked(attendee, input);
      await limits.take('checkReg', email);
      const key = { exhibitionId, email: email.toLowerCase() };
      return { registered: await read(checkReg, { exhibitionId, email, ip }, key) };
    },

    sendBadgeAgain: async (input: AttendeeInput) => {
      const { exhibitionId, email } = checked(attendee, input);
      await limits.take('badgeMail', email);
      await aboutField('exhibitionId', () => send(reSendMyBadgeNow, { exhibitionId, email, ip }));
      return { email };
    },

    /** The viewer's registration. @throws CodedError LOGIN_REQUIRED */
    own: (exhibitionId: string) => {
      buyerOnly(session);
      return callAsViewer(registerInfo, { exhibitionId });
    },

    /** The id of the viewer's registration. @throws CodedError LOGIN_REQUIRED */
    ownId: (exhibitionId: string) => {
      buyerOnly(session);
      return callAsViewer(promotionRegisterInfo, { exhibitionId });
    },

    /** What the viewer wrote before. @throws CodedError LOGIN_REQUIRED */
    data: (exhibitionId: string) => {
      buyerOnly(session);
      return callAsViewer(getPreData, { exhibitionId });
    },

    /** @throws CodedError LOGIN_REQUIRED */
    isVip: (exhibitionId: string) => {
      buyerOnly(session);
      return callAsViewer(checkVip, { exhibitionId });
    },
  };
}
