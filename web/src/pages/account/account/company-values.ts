import type { BusinessType, CompanyFormFragment, JobTitle, PurchaseInfoInput } from '#graphql';

type PurchaseInfo = CompanyFormFragment['purchaseInfo'];

/** The values of the form's fields; '' where there is no value. */
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

/** The changed fields only: others may have changed in another tab. An emptied field deletes its value. */
export function purchaseInput(values: CompanyValues, before: CompanyValues): PurchaseInfoInput {
  return Object.fromEntries(changedOf(values, before).map((name) => [name, values[name].trim() || null]));
}

/** The fields in which two differ, apart from surrounding blanks. */
export function changedOf(values: CompanyValues, before: CompanyValues): (keyof CompanyValues)[] {
  return (Object.keys(values) as (keyof CompanyValues)[]).filter(
    (name) => values[name].trim() !== before[name].trim(),
  );
}

// Unsaved input, kept during the visit: it survives another page or another language. In memory only: it is
// personal.
type Draft = {
  readonly id: string;
  readonly values: CompanyValues;
  /** What was saved when it was begun. */ readonly before: CompanyValues;
};
let draft: Draft | undefined;

export const draftOf = (id: string): Draft | undefined => (draft?.id === id ? draft : undefined);

export function storeDraft(next: Draft | undefined): void {
  draft = next && changedOf(next.values, next.before).length > 0 ? next : undefined;
}
