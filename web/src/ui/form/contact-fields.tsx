// A person's or company's country, phone number and website as form fields, within <form.AppField>. They are not among the fields of
// `useAppForm`: pages with a login only would load the countries.
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useCountryOptions } from '../use-country-options.ts';
import { Choice, Text } from './fields.tsx';

type TextProps = ComponentProps<typeof Text>;

export function CountryField(props: Omit<ComponentProps<typeof Choice>, 'label' | 'options'>) {
  return (
    <Choice label={<Trans>Country</Trans>} options={useCountryOptions()} autoComplete="country" {...props} />
  );
}

/** The keyboard and the direction of a phone number. */
export const phoneControl = { type: 'tel', inputMode: 'tel', dir: 'ltr' } as const;

/** A whole phone number. */
export function PhoneField(props: TextProps) {
  return <Text {...phoneControl} autoComplete="tel" {...props} />;
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

export function WebsiteField(props: Omit<TextProps, 'label'>) {
  return (
    <Text label={<Trans>Website</Trans>} type="url" inputMode="url" dir="ltr" autoComplete="url" {...props} />
  );
}
