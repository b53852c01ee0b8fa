// The calling code of a country and a number within it, as form fields within <form.AppField>.
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { phoneControl } from './contact-fields.tsx';
import { Text } from './fields.tsx';

type TextProps = ComponentProps<typeof Text>;

const dialingCodeMaxCharacters = 8;
const mobileMaxCharacters = 24;

/** The two fields beside each other. */
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
      {...phoneControl}
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
      {...phoneControl}
      label={<Trans>Mobile number</Trans>}
      autoComplete="tel-national"
      maxLength={mobileMaxCharacters}
      {...props}
    />
  );
}
