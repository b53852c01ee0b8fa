// A buyer's account data (§3 buyer user info and purchase info, §7.3 account/…).
import { businessTypes, jobTitles } from '@fairgate/schema/constants';
import type { purchaseInfoForm } from '@fairgate/schema/rules';
import { isWebsite } from '@fairgate/schema/rules/website';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type {
  BusinessType,
  JobTitle,
  MailSettings,
  PurchaseInfo,
  PurchaseInfoInput,
} from '../../generated/resolvers.ts';
import { text } from '../../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';

const own = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;
const maybe = z.string().nullish();

export const purchaseInfo = z.object({
  contactName: maybe,
  companyName: maybe,
  companyWebsite: maybe,
  countryId: maybe,
  dialingCode: maybe,
  mobile: maybe,
  businessType: z.enum(businessTypes).nullish(),
  jobTitle: z.enum([...jobTitles, 'design-department']).nullish(),
  productName: maybe,
});

const userInfo = z.object({
  userId: z.union([z.string(), z.number()]).transform(String),
  nickname: maybe,
  username: maybe,
  email: text,
  tagCodes: z.array(z.string()),
  // Buyers without a profile may have none.
  purchaseInfo: purchaseInfo.nullish().transform((info) => info ?? {}),
  createTime: text,
  emailConfirmed: z.boolean(),
});

export const getUserInfo: Operation<BuyerModel> = {
  ...own,
  name: 'getUserInfo',
  path: '/login/getUserInfo.json',
  answer: userInfo.transform(toBuyer),
};

/** Sends only changed fields. */
export const completePurchaseInfo: Operation<unknown> = {
  ...own,
  name: 'completePurchaseInfo',
  path: '/account/completePurchaseInfo.json',
  answer: purchaseInfo,
};

export const setTags: Operation<unknown> = {
  ...own,
  name: 'setTags',
  path: '/account/setTags.json',
  answer: z.object({ tagCodes: z.array(z.string()) }),
};

const linkFailures = ['RESET_LINK_INVALID'] as const;
const settings = z.object({
  marketing: z.boolean(),
  followedProducts: z.boolean(),
  fairs: z.boolean(),
  // Older services send these mails to everybody.
  messages: z.boolean().default(true),
});

/** With a mail link: the mail's recipient; otherwise the viewer. */
export const getSubscriptions: Operation<MailSettings> = {
  ...own,
  name: 'getSubscriptions',
  path: '/account/getSubscriptions.json',
  answer: settings,
  failures: linkFailures,
};
export const setSubscriptions: Operation<MailSettings> = {
  ...own,
  name: 'setSubscriptions',
  path: '/account/setSubscriptions.json',
  answer: settings,
  failures: linkFailures,
};

type OwnData = { readonly files: readonly { readonly fileKey: string }[] };

export const exportData: Operation<OwnData> = {
  ...own,
  name: 'exportData',
  path: '/account/exportData.json',
  answer: z.looseObject({ files: z.array(z.looseObject({ fileKey: z.string() })).default([]) }),
};

export const deleteAccount: Operation<unknown> = {
  ...own,
  name: 'delete',
  path: '/account/delete.json',
  answer: z.unknown(),
  once: true,
  failures: ['WRONG_PASSWORD', 'NO_PASSWORD'],
};

export type BuyerModel = ReturnType<typeof toBuyer>;

/** Wire → GraphQL: a buyer. §3: the nickname falls back to the user name from the purchase info. */
function toBuyer(wire: z.infer<typeof userInfo>) {
  return {
    kind: 'buyer' as const,
    id: wire.userId,
    name: wire.nickname || wire.purchaseInfo.contactName || wire.username || wire.email,
    email: wire.email,
    emailConfirmed: wire.emailConfirmed,
    tagCodes: wire.tagCodes,
    createdAt: wire.createTime,
    purchaseInfo: toPurchaseInfo(wire.purchaseInfo),
  };
}

export function toPurchaseInfo({
  countryId,
  businessType,
  jobTitle,
  ...wire
}: z.infer<typeof purchaseInfo>): Required<Omit<PurchaseInfo, '__typename'>> {
  return {
    contactName: wire.contactName ?? null,
    companyName: wire.companyName ?? null,
    // Stored before the rule, or by another service.
    companyWebsite: wire.companyWebsite && isWebsite(wire.companyWebsite) ? wire.companyWebsite : null,
    countryCode: countryId ?? null,
    dialingCode: wire.dialingCode?.replace('+', '') ?? null,
    mobile: wire.mobile ?? null,
    businessType: (businessType?.toUpperCase() as BusinessType | undefined) ?? null,
    jobTitle: toJobTitle(jobTitle),
    productName: wire.productName ?? null,
  };
}

/** Wire → GraphQL. */
export const toJobTitle = (code: string | null | undefined): JobTitle | null =>
  (code?.toUpperCase().replace('-', '_') as JobTitle | undefined) ?? null;

/** GraphQL → the form of §5, whose codes are the wire's. */
export function toPurchaseForm({ businessType, jobTitle, ...rest }: PurchaseInfoInput): object {
  return {
    ...rest,
    ...(businessType !== undefined && { businessType: businessType?.toLowerCase() ?? null }),
    ...(jobTitle !== undefined && { jobTitle: jobTitle?.toLowerCase().replace('_', '-') ?? null }),
  };
}

/** The form → wire. Omitted fields stay omitted: the service keeps their values. */
export function toPurchasePayload({ countryCode, ...rest }: z.output<typeof purchaseInfoForm>): object {
  return { ...rest, ...(countryCode !== undefined && { countryId: countryCode }) };
}
