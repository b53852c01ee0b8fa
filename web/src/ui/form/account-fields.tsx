// What an account is known by, as fields of a form: the same wherever one logs in, joins or changes a password.
import { emailMaxCharacters, passwordMaxCharacters, passwordMinCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Password as AnyPassword, Text } from './fields.tsx';

/** §5 The email that an account has; password managers know it as the user's name. */
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

/** §5 The password that holds. */
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

/** §5 One that is chosen: 6 to 20 characters. */
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
