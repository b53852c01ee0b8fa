import { errorEffects } from './error-effects.gen.ts';
import { ErrorAlert } from './ErrorAlert.tsx';
import type { ShownError } from './error-text.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

/** Why an operation failed. A fault that needs a login appears in the login panel (§8) and not here. */
export function ErrorOfOperation({ error }: { readonly error: ShownError | undefined }) {
  const effect = error && errorEffects[error.code];
  return (
    <ErrorAlert>
      {error && effect !== 'log-out' && effect !== 'ask-for-login' && <ErrorMessage {...error} />}
    </ErrorAlert>
  );
}
