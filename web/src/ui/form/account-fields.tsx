// The credentials of an account as form fields, for login, registration and password changes.
import { emailMaxCharacters, passwordMaxCharacters, passwordMinCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Password as AnyPassword, Text } from './fields.tsx';

/** §5 The account's email; password managers treat it as the user name. */
export function Email(props: Omit<ComponentProps<typeof Text>, 'label'>) {
  return (
    <Text
      required
      type="email"
      dir="ltr"
      inputMode="email"
      autoComplete="username"
      maxLength={emailMaxCharacters}
      label={<Trans>Email</Trans>}
      {...props}
    />
  );
}

/** §5 The current password. */
export function Password({
  label = <Trans>Password</Trans>,
  ...rest
}: Partial<ComponentProps<typeof AnyPassword>>) {
  return (
    <AnyPassword
      required
      autoComplete="current-password"
      maxLength={passwordMaxCharacters}
      label={label}
      {...rest}
    />
  );
}

/** §5 A new password: 6 to 20 characters. */
export function NewPassword({
  label = <Trans>New password</Trans>,
}: {
  readonly label?: ComponentProps<typeof AnyPassword>['label'];
}) {
  return (
    <Password
      autoComplete="new-password"
      label={label}
      help={
        <Trans>
          {passwordMinCharacters} to {passwordMaxCharacters} characters
        </Trans>
      }
    />
  );
}
