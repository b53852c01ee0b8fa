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
  const { contactName, companyName, companyWebsite, countryCode, dialingCode, mobile, businessType, jobTitle } = info;
  return {
    contactName: contactName ?? '', companyName: companyName ?? '', companyWebsite: companyWebsite ?? '', countryCode: countryCode ?? '',
    dialingCode: dialingCode ?? '', mobile: mobile ?? '', businessType: businessType ?? '', jobTitle: jobTitle ?? '',
  };
}

/** An emptied field takes away what was said. */
export function purchaseInput(values: CompanyValues): PurchaseInfoInput {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim() || null]));
}

// What was typed and not saved, for as long as the visit lasts: another page, or another language, does not lose it. In
// memory only: it is personal.
let draft: { readonly id: string; readonly values: CompanyValues } | undefined;

export const draftOf = (id: string): CompanyValues | undefined => (draft?.id === id ? draft.values : undefined);

export function keepDraft(id: string, values: CompanyValues | undefined): void {
  draft = values && { id, values };
}
