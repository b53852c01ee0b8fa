import { Trans } from '@lingui/react/macro';
import type { Trouble } from '#platform/outcome.ts';
import { Button } from '#ui/Button.tsx';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import { Problem } from '#ui/Problem.tsx';

type Props = { readonly trouble: Trouble; readonly onRetry: () => void };

/** Why nothing came (§8), and a way to try again. */
export function NotLoaded({ trouble, onRetry }: Props) {
  return (
    <div className="grid justify-items-start gap-4">
      <Problem>
        <FailureMessage {...trouble} />
      </Problem>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
