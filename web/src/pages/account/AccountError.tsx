import type { OperationError } from '#platform/operation-error.ts';
import { errorEffects } from '#ui/error-effects.gen.ts';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';

/** Why something was not done. What asks for a login is said in its panel, over the page (§8), and true no more once it has been read. */
export function AccountError({ error }: { readonly error: OperationError | undefined }) {
  const effect = error && errorEffects[error.code];
  return (
    <ErrorAlert>
      {error && effect !== 'log-out' && effect !== 'ask-for-login' && <ErrorMessage {...error} />}
    </ErrorAlert>
  );
}
