import type { BusinessType, CompanyFormFragment, JobTitle, PurchaseInfoInput } from '#graphql';

type PurchaseInfo = CompanyFormFragment['purchaseInfo'];

/** What the form's fields hold; '' is what was not said. */
export type CompanyValues = {
  contactName: string;
  companyName: string;
  companyWebsite: string;
  countryCode: string;
  dialingCode: string;
  mobile: string;
  businessType: BusinessType | '';
  jobTitle: JobTitle | '';
};

export function companyValues(info: PurchaseInfo): CompanyValues {
  const {
    contactName,
    companyName,
    companyWebsite,
    countryCode,
    dialingCode,
    mobile,
    businessType,
    jobTitle,
  } = info;
  return {
    contactName: contactName ?? '',
    companyName: companyName ?? '',
    companyWebsite: companyWebsite ?? '',
    countryCode: countryCode ?? '',
    dialingCode: dialingCode ?? '',
    mobile: mobile ?? '',
    businessType: businessType ?? '',
    jobTitle: jobTitle ?? '',
  };
}

/** What was changed: the rest may have been changed in another tab meanwhile. An emptied field takes away what was said. */
export function purchaseInput(values: CompanyValues, before: CompanyValues): PurchaseInfoInput {
  return Object.fromEntries(changedOf(values, before).map((name) => [name, values[name].trim() || null]));
}

/** The fields in which two differ, but for blanks around them. */
export function changedOf(values: CompanyValues, before: CompanyValues): (keyof CompanyValues)[] {
  return (Object.keys(values) as (keyof CompanyValues)[]).filter(
    (name) => values[name].trim() !== before[name].trim(),
  );
}

// What was typed and not saved, for as long as the visit lasts: another page, or another language, does not lose it. In
// memory only: it is personal.
type Draft = {
  readonly id: string;
  readonly values: CompanyValues;
  /** What was saved when it was begun. */ readonly before: CompanyValues;
};
let draft: Draft | undefined;

export const draftOf = (id: string): Draft | undefined => (draft?.id === id ? draft : undefined);

export function keepDraft(next: Draft | undefined): void {
  draft = next && changedOf(next.values, next.before).length > 0 ? next : undefined;
}
