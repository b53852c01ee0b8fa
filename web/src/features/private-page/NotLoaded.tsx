import { Trans } from '@lingui/react/macro';
import type { OperationError } from '#platform/operation-error.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';

type Props = { readonly error: OperationError; readonly onRetry: () => void };

/** The error of a load (§8), with a retry button. */
export function NotLoaded({ error, onRetry }: Props) {
  return (
    <div className="grid justify-items-start gap-4">
      <ErrorAlert>
        <ErrorMessage {...error} />
      </ErrorAlert>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
