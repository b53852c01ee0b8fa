import type { ErrorCode } from '@fairgate/schema/errors';
import type { Trouble } from '#platform/outcome.ts';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import { Problem } from '#ui/Problem.tsx';

/** Said over the page, in the panel (§8), and true no more once it has been read. */
const saidThere: ReadonlySet<ErrorCode> = new Set(['INVALID_TOKEN', 'LOGIN_REQUIRED']);

/** Why something was not done. */
export function AccountTrouble({ trouble }: { readonly trouble: Trouble | undefined }) {
  return <Problem>{trouble && !saidThere.has(trouble.code) && <FailureMessage {...trouble} />}</Problem>;
}
