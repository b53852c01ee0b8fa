import type { Trouble } from '#platform/outcome.ts';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import { Problem } from '#ui/Problem.tsx';

/** Why something was not done. That the session is over is said over the page (§8), and is true no more once it has been read. */
export function AccountTrouble({ trouble }: { readonly trouble: Trouble | undefined }) {
  return <Problem>{trouble && trouble.code !== 'INVALID_TOKEN' && <FailureMessage {...trouble} />}</Problem>;
}
