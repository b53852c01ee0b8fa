import { Trans, useLingui } from '@lingui/react/macro';
import { useRequestPasswordResetMutation } from '#operations/request-password-reset.ts';
import { outcomeOf } from '#platform/outcome.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';

/**
 * Why a password change failed. An account without a password gets a link to set one. The field shows the
 * message for a wrong password.
 */
export function PasswordError({
  error,
  email,
}: {
  readonly error: OperationError | undefined;
  readonly email: string;
}) {
  const { t } = useLingui();
  const [request, { loading }] = useRequestPasswordResetMutation();
  const sendLink = async () => {
    const { done } = await outcomeOf(request({ variables: { email } }), (data) => data.requestPasswordReset);
    showToast(done ? t`Check your inbox` : t`The link couldn’t be sent. Please try again in a moment.`, {
      kind: done ? 'note' : 'error',
    });
  };
  return (
    <>
      <ErrorOfOperation error={error?.code === 'WRONG_PASSWORD' ? undefined : error} />
      {error?.code === 'NO_PASSWORD' && (
        <Button className="justify-self-start" pending={loading} onClick={() => void sendLink()}>
          <Trans>Send me a link</Trans>
        </Button>
      )}
    </>
  );
}
