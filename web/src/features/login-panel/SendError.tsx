import { Trans } from '@lingui/react/macro';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import type { LoginError } from './use-sending.ts';

export function SendError({ error }: { readonly error: LoginError | undefined }) {
  return (
    <ErrorAlert>
      {error === 'cookie-refused' ? (
        <Trans>Your browser didn’t keep you logged in. Allow cookies for this site and try again.</Trans>
      ) : (
        error && <ErrorMessage {...error} />
      )}
    </ErrorAlert>
  );
}
