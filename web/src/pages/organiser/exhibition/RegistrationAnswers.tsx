import { localeOf, toLanguageCode } from '@fairgate/schema/locales';
import { Trans } from '@lingui/react/macro';
import { useCompanyLabels } from '#features/registration/use-company-labels.ts';
import { usePurposeLabels } from '#features/registration/use-purpose-labels.ts';
import type { ExhibitionChannel, RegistrationAnswersFragment } from '#graphql';
import { type Fact, Facts } from '#ui/Facts.tsx';
import { useFormat } from '#ui/format.ts';
import { CountryText } from '#ui/Texts.tsx';

/** §3 Names of channels, which are the same in every language. */
const channelNames: Readonly<Record<ExhibitionChannel, string>> = {
  EXPO: 'Expo',
  AFF: 'AFF',
  CHINAHOMELIFE: 'China Homelife',
  CHINASHOP: 'China Shop',
  SPORTS: 'Sports',
  MEITS: 'MEITS',
};

/** What the visitor answered in the registration form; questions without an answer are left out. */
export function RegistrationAnswers({ answers }: { readonly answers: RegistrationAnswersFragment }) {
  const { businessTypes, jobTitles } = useCompanyLabels();
  const purposes = usePurposeLabels();
  const { list, text } = useFormat();
  const { channel, companyWebsite: website, countryCode, languageCode, phone, productName } = answers;
  const language = toLanguageCode(languageCode ?? '');
  const labelOf = (value: string | null, options: readonly { value: string; label: string }[]) =>
    value ? options.find((option) => option.value === value)?.label : undefined;
  const named = (all: readonly { readonly name: string }[]) => list(all.map(({ name }) => text(name)));
  const facts: readonly Fact[] = [
    { key: 'role', name: <Trans>Job title</Trans>, value: labelOf(answers.jobTitle, jobTitles) },
    {
      key: 'country',
      name: <Trans>Country</Trans>,
      value: countryCode && <CountryText code={countryCode} />,
    },
    { key: 'phone', name: <Trans>Phone</Trans>, value: phone && <bdi dir="ltr">{phone}</bdi> },
    { key: 'website', name: <Trans>Website</Trans>, value: website && <bdi dir="ltr">{website}</bdi> },
    {
      key: 'types',
      name: <Trans>Business type</Trans>,
      value: list(answers.businessTypes.map((type) => labelOf(type, businessTypes) ?? type)),
    },
    {
      key: 'purposes',
      name: <Trans>Purpose of visit</Trans>,
      value: list(answers.purposes.map((one) => purposes[one])),
    },
    { key: 'tags', name: <Trans>Products of interest</Trans>, value: named(answers.tags) },
    { key: 'categories', name: <Trans>Categories</Trans>, value: named(answers.categories) },
    { key: 'products', name: <Trans>In the visitor’s own words</Trans>, value: productName },
    { key: 'channel', name: <Trans>Channel</Trans>, value: channel && channelNames[channel] },
    { key: 'language', name: <Trans>Language</Trans>, value: language && localeOf(language).endonym },
    {
      key: 'consent',
      name: <Trans>Consent</Trans>,
      value: answers.sharesEmail ? (
        <Trans>Exhibitors who scan the badge get the email.</Trans>
      ) : (
        <Trans>Exhibitors who scan the badge don’t get the email.</Trans>
      ),
    },
  ];
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <h3 className="text-base font-semibold">
        <Trans>Registration</Trans>
      </h3>
      <Facts facts={facts.filter(({ value }) => Boolean(value))} />
    </section>
  );
}
