// The fields of a registration that a business card fills.
import type { CardReading, CardTarget } from '#ui/form/card-target.ts';
import type { RegistrationValues } from './values.ts';

type Choice<V> = { readonly value: V; readonly label: string };

/** In groups as `fillFields` takes them: a number is not put after another country's code. */
export function groupsOfCard(
  card: CardReading,
  jobTitles: readonly Choice<RegistrationValues['jobTitle']>[],
): readonly Partial<RegistrationValues>[] {
  const { name = '', company = '', email = '', website = '', countryCode = '', role } = card;
  const { dialingCode = '', mobile = '' } = card;
  const jobTitle = jobTitles.find(({ value }) => value === role)?.value ?? '';
  return [
    { contactName: name },
    { jobTitle },
    { companyName: company },
    { email },
    { companyWebsite: website },
    { mobile, dialingCode },
    { countryCode },
  ];
}

/** What the form has, as a person reads it. */
export function valuesOfCard(
  values: RegistrationValues,
  jobTitles: readonly Choice<string>[],
  country: (code: string) => string,
): ReturnType<CardTarget['valuesNow']> {
  const { countryCode, dialingCode, jobTitle, mobile } = values;
  return {
    name: values.contactName,
    company: values.companyName,
    jobTitle: jobTitle && (jobTitles.find(({ value }) => value === jobTitle)?.label ?? ''),
    email: values.email,
    phone: mobile && `${dialingCode && `+${dialingCode} `}${mobile}`,
    website: values.companyWebsite,
    countryCode: countryCode && country(countryCode),
  };
}
