import { localeOf, toLanguageCode } from '@fairgate/schema/locales';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCompanyLabels } from '#features/registration/use-company-labels.ts';
import { usePurposeLabels } from '#features/registration/use-purpose-labels.ts';
import type { ExhibitionChannel, RegistrationAnswersFragment } from '#graphql';
import { Facts } from '#ui/Facts.tsx';
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
  const facts: readonly (readonly [key: string, name: ReactNode, value: ReactNode])[] = [
    ['role', <Trans>Job title</Trans>, labelOf(answers.jobTitle, jobTitles)],
    ['country', <Trans>Country</Trans>, countryCode && <CountryText code={countryCode} />],
    ['phone', <Trans>Phone</Trans>, phone && <bdi dir="ltr">{phone}</bdi>],
    ['website', <Trans>Website</Trans>, website && <bdi dir="ltr">{website}</bdi>],
    [
      'types',
      <Trans>Business type</Trans>,
      list(answers.businessTypes.map((type) => labelOf(type, businessTypes) ?? type)),
    ],
    ['purposes', <Trans>Purpose of visit</Trans>, list(answers.purposes.map((one) => purposes[one]))],
    ['tags', <Trans>Products of interest</Trans>, named(answers.tags)],
    ['categories', <Trans>Categories</Trans>, named(answers.categories)],
    ['products', <Trans>In the visitor’s own words</Trans>, productName],
    ['channel', <Trans>Channel</Trans>, channel && channelNames[channel]],
    ['language', <Trans>Language</Trans>, language && localeOf(language).endonym],
    [
      'consent',
      <Trans>Consent</Trans>,
      answers.sharesEmail ? (
        <Trans>Exhibitors who scan the badge get the email.</Trans>
      ) : (
        <Trans>Exhibitors who scan the badge don’t get the email.</Trans>
      ),
    ],
  ];
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <h3 className="text-base font-semibold">
        <Trans>Registration</Trans>
      </h3>
      <Facts facts={facts.flatMap(([key, name, value]) => (value ? [{ key, name, value }] : []))} />
    </section>
  );
}
