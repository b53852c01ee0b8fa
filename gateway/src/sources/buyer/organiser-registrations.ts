// The registrations of an organiser's exhibitions, and their badges.
import {
  businessTypes,
  channelTypes,
  industryCodes,
  jobTitles,
  type RegistrationState as WireState,
  verificationChannels,
} from '@fairgate/schema/constants';
import { isWebsite } from '@fairgate/schema/rules/website';
import { badgeChange, badgeRevocation } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import type {
  OrganisedBadgeInput,
  RegistrationState,
  RevokeOrganisedBadgeInput,
  VerificationChannel,
} from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { organiserOnly, type ViewerSession } from '../../viewer.ts';
import { checked } from '../../wire/checked.ts';
import { count, id, text } from '../../wire/scalars.ts';
import {
  type ListQuery,
  organiserCall,
  organiserExport,
  type OrganiserPage,
  organiserWrite,
  pageOf,
  toListPayload,
} from './organiser-list.ts';
import { tag } from '../../wire/shapes.ts';
import { toJobTitle } from './accounts.ts';
import { channels } from './exhibitions.ts';
import { allPurposes, channelNames, upper } from './registrations.ts';
import { fromSourceCode } from './sessions.ts';

/** What the person gave and how they came; a service may not know it. */
const answers = z.object({
  companyWebsite: z.string().nullish(),
  jobTitle: z.enum(jobTitles).nullish(),
  businessTypes: z.array(z.enum(businessTypes)).nullish(),
  purposes: z.array(z.enum(allPurposes)).nullish(),
  tags: z.array(tag).nullish(),
  categories: z.array(z.object({ id, name: text })).nullish(),
  productName: z.string().nullish(),
  industry: z.enum(industryCodes).nullish(),
  channelType: z.enum(channelTypes).nullish(),
  sharesEmail: z.boolean().nullish(),
  lang: z.string().nullish(),
  trackingSource: z.string().nullish(),
  adClickId: z.string().nullish(),
  relatedExhibitionId: id.nullish(),
  recommendSite: z.string().nullish(),
  siblingExhibitionId: id.nullish(),
  hiddenExhibitionId: id.nullish(),
});

function toAnswers(wire: z.infer<typeof answers>) {
  const { companyWebsite: website } = wire;
  return {
    // Stored before the rule, or by another service.
    companyWebsite: website && isWebsite(website) ? website : null,
    jobTitle: toJobTitle(wire.jobTitle),
    businessTypes: (wire.businessTypes ?? []).map(upper),
    purposes: (wire.purposes ?? []).map(upper),
    tags: wire.tags ?? [],
    categories: wire.categories ?? [],
    productName: wire.productName || null,
    industry: wire.industry ?? null,
    channel: wire.channelType ? channels[wire.channelType] : null,
    sharesEmail: wire.sharesEmail ?? false,
    languageCode: wire.lang ?? null,
    trackingSource: wire.trackingSource || null,
    adClick: wire.adClickId || null,
    relatedExhibitionId: wire.relatedExhibitionId ?? null,
    recommendSite: wire.recommendSite || null,
    siblingExhibitionId: wire.siblingExhibitionId ?? null,
    hiddenExhibitionId: wire.hiddenExhibitionId ?? null,
  };
}

const registration = z
  .object({
    registrationId: id,
    badgeNo: text,
    email: text,
    contactName: z.string(),
    companyName: z.string(),
    countryId: z.string(),
    dialingCode: z.string().nullable(),
    mobile: z.string().nullable(),
    ...answers.shape,
    source: z.number(),
    createTime: text,
    revokeTime: z.string().nullable(),
    revokeReason: z.string().nullable(),
    checkInTime: z.string().nullable(),
    isVip: z.literal([0, 1]),
    verified: z.array(z.enum(verificationChannels)),
  })
  .transform((wire) => ({
    id: wire.registrationId,
    badgeNumber: wire.badgeNo,
    email: wire.email,
    name: wire.contactName,
    companyName: wire.companyName,
    countryCode: wire.countryId || null,
    phone: wire.mobile === null ? null : `${wire.dialingCode ? `+${wire.dialingCode} ` : ''}${wire.mobile}`,
    ...toAnswers(wire),
    source: fromSourceCode(wire.source),
    registeredAt: wire.createTime,
    badgeRevokedAt: wire.revokeTime,
    revocationReason: wire.revokeReason,
    checkedInAt: wire.checkInTime,
    isVip: wire.isVip === 1,
    verifiedBy: wire.verified.map((channel) => channelNames[channel]),
  }));
export type OrganisedRegistrationModel = z.infer<typeof registration>;
export type RegistrationConnectionModel = OrganiserPage<OrganisedRegistrationModel>;

const registrationList = {
  ...organiserCall,
  name: 'getOrganiserRegistrationList',
  path: '/organiser/getOrganiserRegistrationList.json',
  answer: pageOf(registration),
} as const;

const registrationDays = {
  ...organiserCall,
  name: 'getOrganiserRegistrationDays',
  path: '/organiser/getOrganiserRegistrationDays.json',
  answer: z.array(z.object({ day: text, count })),
} as const;

const exportRegistrations = {
  ...organiserExport,
  name: 'exportOrganiserRegistrations',
  path: '/organiser/exportOrganiserRegistrations.json',
} as const;

const sendBadge: Operation<OrganisedRegistrationModel> = {
  ...organiserWrite,
  name: 'sendOrganiserBadge',
  path: '/organiser/sendOrganiserBadge.json',
  answer: registration,
};

const revokeBadge: Operation<OrganisedRegistrationModel> = {
  ...organiserWrite,
  name: 'revokeOrganiserBadge',
  path: '/organiser/revokeOrganiserBadge.json',
  answer: registration,
};

const reissueBadge: Operation<OrganisedRegistrationModel> = {
  ...organiserWrite,
  name: 'reissueOrganiserBadge',
  path: '/organiser/reissueOrganiserBadge.json',
  answer: registration,
};

const wireStates = {
  VALID: 'valid',
  REVOKED: 'revoked',
  CHECKED_IN: 'checked-in',
} as const satisfies Record<RegistrationState, WireState>;

type RegistrationQuery = ListQuery<{
  readonly state?: RegistrationState | null | undefined;
  readonly isVip?: boolean | null | undefined;
  readonly verifiedBy?: VerificationChannel | null | undefined;
}>;

const toFilters = ({ state, isVip, verifiedBy }: RegistrationQuery) => ({
  state: state ? wireStates[state] : undefined,
  isVip: typeof isVip === 'boolean' ? Number(isVip) : undefined,
  verified: verificationChannels.find((channel) => channelNames[channel] === verifiedBy),
});

/** Changes throw CodedError: LOGIN_REQUIRED, BAD_USER_INPUT that names the fields, NOT_FOUND. */
export function organiserRegistrationSource({ callAsViewer }: Reader, session: ViewerSession) {
  const change = async (
    operation: Operation<OrganisedRegistrationModel>,
    { idempotencyKey, ...payload }: OrganisedBadgeInput,
  ) => {
    organiserOnly(session);
    return aboutField('registrationId', () => callAsViewer(operation, payload, idempotencyKey));
  };
  return {
    registrations: (exhibitionId: string, query: RegistrationQuery): Promise<RegistrationConnectionModel> =>
      callAsViewer(registrationList, toListPayload(exhibitionId, query, toFilters(query))),
    registrationDays: (exhibitionId: string) => callAsViewer(registrationDays, { exhibitionId }),
    exportRegistrations: async (exhibitionId: string) => {
      organiserOnly(session);
      return callAsViewer(exportRegistrations, { exhibitionId });
    },
    sendBadge: async (input: OrganisedBadgeInput) => change(sendBadge, checked(badgeChange, input)),
    revokeBadge: async (input: RevokeOrganisedBadgeInput) =>
      change(revokeBadge, checked(badgeRevocation, input)),
    reissueBadge: async (input: OrganisedBadgeInput) => change(reissueBadge, checked(badgeChange, input)),
  };
}
