// What a person types into the registration form of an exhibition, kept on the device until it is sent.
import { cardLinesItem } from '#platform/card-lines.ts';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';
import type {
  BusinessType,
  Industry,
  JobTitle,
  OpenRegistrationMutation,
  OwnRegistrationQuery,
  PreRegisterInput,
  VisitPurpose,
} from '#graphql';
import { proofIds, type Proof } from './confirm/proofs.ts';
import type { Origin } from './origin.ts';

export type RegistrationValues = {
  email: string;
  contactName: string;
  jobTitle: JobTitle | '';
  companyName: string;
  countryCode: string;
  companyWebsite: string;
  dialingCode: string;
  mobile: string;
  businessTypes: readonly BusinessType[];
  purposes: readonly VisitPurpose[];
  tagCodes: readonly string[];
  productName: string;
  sharesEmail: boolean;
  /** Addresses that were proven by a code. */
  proofs: readonly Proof[];
};

export const emptyValues: RegistrationValues = {
  email: '',
  contactName: '',
  jobTitle: '',
  companyName: '',
  countryCode: '',
  companyWebsite: '',
  dialingCode: '',
  mobile: '',
  businessTypes: [],
  purposes: [],
  tagCodes: [],
  productName: '',
  sharesEmail: false,
  proofs: [],
};

/** Long enough for a form that is finished later, short enough for personal data on a shared computer. */
const ttlMs = 7 * 86_400_000;
/** The name of the draft of a new registration. @param account whose it is; '' for that of the device, which guests write. */
export const draftOf = (exhibitionId: string, account: string) =>
  account === '' ? `registration:${exhibitionId}` : `registration:${exhibitionId}:${account}`;
/** The name of the draft of a correction. */
export const correctionOf = (exhibitionId: string) => `registration-correction:${exhibitionId}`;

function readDraft(name: string): Partial<RegistrationValues> {
  const found = readItem(name);
  if (typeof found !== 'object' || found === null) return {};
  // A value of another version of the app that does not fit is dropped.
  return Object.fromEntries(
    Object.entries(found).filter(
      ([name, value]) =>
        name in emptyValues && kindOf(value) === kindOf(emptyValues[name as keyof RegistrationValues]),
    ),
  );
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * What fills a new registration: the draft of the account. One that has none begins with that of the device, because a person may
 * log in while the form is half filled in.
 */
export function readNewDraft(exhibitionId: string, account: string): Partial<RegistrationValues> {
  const own = readDraft(draftOf(exhibitionId, account));
  return Object.keys(own).length > 0 ? own : readDraft(draftOf(exhibitionId, ''));
}

/** Drops what has become a registration. */
export function dropNewDraft(exhibitionId: string, account: string): void {
  for (const owner of new Set([account, ''])) dropDraft(draftOf(exhibitionId, owner));
}

/** @param sentKey of the submission that has these values; none for what is typed after it. */
export function writeDraft(name: string, values: RegistrationValues, sentKey?: string): void {
  writeItem(name, { ...values, sentKey }, ttlMs);
}

function dropDraft(name: string): void {
  removeItem(name);
  removeItem(cardLinesItem(name));
}

/** Drops a correction that has arrived; what was typed after it stays. */
export function dropCorrection(exhibitionId: string, sentKey: string): void {
  const name = correctionOf(exhibitionId);
  const found = readItem(name) as { readonly sentKey?: unknown } | null | undefined;
  if (found?.sentKey === sentKey) dropDraft(name);
}

type Viewer = NonNullable<OwnRegistrationQuery['viewer']>;

/** What is known about a signed-in buyer: from the latest registration, else from the account. */
export function valuesOfViewer(
  viewer: Extract<Viewer, { __typename: 'Buyer' }>,
): Partial<RegistrationValues> {
  const { businessType, contactName, ...info } = viewer.purchaseInfo;
  const known = {
    email: viewer.email,
    // An account without a name shows the start of its email, which is no name for a badge.
    contactName: contactName ?? (viewer.email.startsWith(`${viewer.name}@`) ? null : viewer.name),
    jobTitle: info.jobTitle,
    companyName: info.companyName,
    countryCode: info.countryCode,
    companyWebsite: info.companyWebsite,
    dialingCode: info.dialingCode,
    mobile: info.mobile,
    businessTypes: businessType && [businessType],
    productName: info.productName,
  };
  const { __typename, ...written } = viewer.registrationData ?? {};
  return Object.fromEntries([...filled(known), ...filled(written)]);
}

const filled = (values: object) => Object.entries(values).filter(([, value]) => value?.length > 0);

type Opened = Extract<
  OpenRegistrationMutation['openRegistration'],
  { readonly __typename: 'OpenedRegistration' }
>;

/** What the owner of a registration corrects: what they wrote, with what they have typed since. */
export function valuesOfOwn(exhibitionId: string, { email, sharesEmail, data }: Opened): RegistrationValues {
  const draft = readDraft(correctionOf(exhibitionId));
  const { __typename, ...written } = data;
  return {
    ...emptyValues,
    ...Object.fromEntries(filled(written)),
    email,
    sharesEmail,
    // Another person's draft may be on this device.
    ...(draft.email === email && draft),
  };
}

export function inputOf(
  values: RegistrationValues,
  exhibitionId: string,
  idempotencyKey: string,
  { industry, ...origin }: Origin & { readonly industry: Industry | null },
): PreRegisterInput {
  const text = (value: string) => value.trim() || null;
  return {
    idempotencyKey,
    exhibitionId,
    email: values.email.trim(),
    contactName: values.contactName.trim(),
    jobTitle: values.jobTitle || null,
    companyName: values.companyName.trim(),
    countryCode: values.countryCode,
    companyWebsite: text(values.companyWebsite),
    dialingCode: text(values.dialingCode),
    mobile: text(values.mobile),
    businessTypes: [...values.businessTypes],
    purposes: [...values.purposes],
    tagCodes: [...values.tagCodes],
    productName: values.productName.trim(),
    sharesEmail: values.sharesEmail,
    industry,
    verificationIds: proofIds(values.proofs, values),
    ...origin,
  };
}
