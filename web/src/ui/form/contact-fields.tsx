// A person's or company's country, numbers and website as form fields, within <form.AppField>. They are not among the fields of
// `useAppForm`: pages with a login only would load the countries.
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useCountryOptions } from '../use-country-options.ts';
import { Choice, Text } from './fields.tsx';

type TextProps = ComponentProps<typeof Text>;

export function CountryField(props: Omit<ComponentProps<typeof Choice>, 'label' | 'options'>) {
  return (
    <Choice label={<Trans>Country</Trans>} options={useCountryOptions()} autoComplete="country" {...props} />
  );
}

const number = { type: 'tel', inputMode: 'tel', dir: 'ltr' } as const;

/** A whole phone number. */
export function PhoneField(props: TextProps) {
  return <Text {...number} autoComplete="tel" {...props} />;
}

/** A phone number that others must be able to call from abroad. */
export function PhoneFromAbroadField(props: Omit<TextProps, 'label'>) {
  return (
    <PhoneField
      required
      label={<Trans>Phone number</Trans>}
      help={<Trans>With the country code, such as +1 or +86.</Trans>}
      {...props}
    />
  );
}

const dialingCodeMaxCharacters = 8;
const mobileMaxCharacters = 24;

/** The calling code of a country and a number within it: the two fields beside each other. */
export function DialedNumber({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 *:min-w-0 *:flex-[5_1_11rem] *:first:flex-[2_1_7rem] sm:col-span-full">
      {children}
    </div>
  );
}

export function DialingCodeField(props: Omit<TextProps, 'label'>) {
  return (
    <Text
      {...number}
      label={<Trans>Country code</Trans>}
      autoComplete="tel-country-code"
      maxLength={dialingCodeMaxCharacters}
      {...props}
    />
  );
}

export function MobileField(props: Omit<TextProps, 'label'>) {
  return (
    <Text
      {...number}
      label={<Trans>Mobile number</Trans>}
      autoComplete="tel-national"
      maxLength={mobileMaxCharacters}
      {...props}
    />
  );
}

export function WebsiteField(props: Omit<TextProps, 'label'>) {
  return (
    <Text label={<Trans>Website</Trans>} type="url" inputMode="url" dir="ltr" autoComplete="url" {...props} />
  );
}
