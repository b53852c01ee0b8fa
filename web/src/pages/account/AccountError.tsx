import type { OperationError } from '#platform/operation-error.ts';
import { errorEffects } from '#ui/error-effects.gen.ts';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';

/** Why an operation failed. A fault that needs a login appears in the login panel (§8) and not here. */
export function AccountError({ error }: { readonly error: OperationError | undefined }) {
  const effect = error && errorEffects[error.code];
  return (
    <ErrorAlert>
      {error && effect !== 'log-out' && effect !== 'ask-for-login' && <ErrorMessage {...error} />}
    </ErrorAlert>
  );
}
