import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { OperationError } from '#platform/outcome.ts';

/** While a link is being looked at: the shape of the form that it opens. */
export function LinkChecking() {
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy>
      <Skeleton className="h-5 w-64 max-w-full" />
      <div className="grid grid-cols-1 gap-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-11 rounded-md" />
      </div>
      <Skeleton className="h-11 w-48 rounded-md" />
    </div>
  );
}

/** It could not be looked at. */
export function LinkFailed({
  error,
  onRetry,
}: {
  readonly error: OperationError;
  readonly onRetry: () => void;
}) {
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
