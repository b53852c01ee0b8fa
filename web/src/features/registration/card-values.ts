// The fields of a registration that a business card fills.
import type { ReadCard } from './parts.ts';
import type { RegistrationValues } from './values.ts';

type Choice<V> = { readonly value: V; readonly label: string };

/** In groups as `fillFields` takes them: a number is not put after another country's code. */
export function groupsOfCard(
  card: ReadCard,
  jobTitles: readonly Choice<string>[],
): readonly Partial<RegistrationValues>[] {
  const { name = '', company = '', email = '', website = '', countryCode = '', role } = card;
  const { dialingCode = '', mobile = '' } = card;
  const isChoice = jobTitles.some(({ value }) => value === role);
  return [
    { contactName: name },
    { jobTitle: role && isChoice ? role : '' },
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
  { countries, jobTitles }: Record<'countries' | 'jobTitles', readonly Choice<string>[]>,
) {
  const labelOf = (choices: readonly Choice<string>[], value: string) =>
    value === '' ? '' : (choices.find((choice) => choice.value === value)?.label ?? '');
  const { dialingCode, mobile } = values;
  return {
    name: values.contactName,
    company: values.companyName,
    jobTitle: labelOf(jobTitles, values.jobTitle),
    email: values.email,
    phone: mobile && `${dialingCode && `+${dialingCode} `}${mobile}`,
    website: values.companyWebsite,
    countryCode: labelOf(countries, values.countryCode),
  };
}
