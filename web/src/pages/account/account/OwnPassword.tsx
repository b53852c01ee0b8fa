import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OperationError } from '#platform/operation-error.ts';
import { Password } from '#ui/form/account-fields.tsx';

type Props = {
  readonly label: ReactNode;
  /** The account's email, for password managers. */
  readonly email: string;
  /** The error of the operation that needed the password. */
  readonly error: OperationError | undefined;
};

/** The field for the current password, where a session alone is not enough. */
export function OwnPassword({ label, email, error }: Props) {
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Password
        label={label}
        serverError={error?.code === 'WRONG_PASSWORD' && <Trans>That isn’t your current password.</Trans>}
      />
    </>
  );
}
