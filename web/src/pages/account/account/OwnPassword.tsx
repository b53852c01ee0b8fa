import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OperationError } from '#platform/operation-error.ts';
import { Password } from '#ui/form/account-fields.tsx';

type Props = {
  readonly label: ReactNode;
  /** For password managers: whose it is. */
  readonly email: string;
  /** Why what it was given for was not done. */
  readonly error: OperationError | undefined;
};

/** A form's field for the password that holds now: asked for where a session alone is not enough. */
export function OwnPassword({ label, email, error }: Props) {
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Password
        label={label}
        refusal={error?.code === 'WRONG_PASSWORD' && <Trans>That isn’t your current password.</Trans>}
      />
    </>
  );
}
