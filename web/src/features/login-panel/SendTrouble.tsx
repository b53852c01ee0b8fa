import { Trans } from '@lingui/react/macro';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import { Problem } from '#ui/Problem.tsx';
import type { SendProblem } from './use-sending.ts';

/** Why nobody is signed in yet. */
export function SendTrouble({ trouble }: { readonly trouble: SendProblem | undefined }) {
  return (
    <Problem>
      {trouble === 'not-kept' ? (
        <Trans>Your browser didn’t keep you logged in. Allow cookies for this site and try again.</Trans>
      ) : (
        trouble && <FailureMessage {...trouble} />
      )}
    </Problem>
  );
}
