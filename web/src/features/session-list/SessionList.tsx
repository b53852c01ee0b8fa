import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SessionItemFragment } from '#graphql';
import { useEndOtherSessionsMutation } from '#operations/end-other-sessions.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useAttempt } from '#platform/use-attempt.ts';
import { SessionItem } from './SessionItem.tsx';

type Props = { readonly sessions: readonly SessionItemFragment[]; readonly onEnded: () => void };

/** §8 "Maybe you signed in another place": lists the sessions, with a button to end each. */
export function SessionList({ sessions, onEnded }: Props) {
  const { t } = useLingui();
  const [end, { loading }] = useEndOtherSessionsMutation();
  const { error, attempt } = useAttempt();
  const [ended, setEnded] = useState<number>();
  const endOthers = async () => {
    const done = await attempt(end(), (data) => data.endOtherSessions);
    setEnded(done?.ended);
    if (done) onEnded();
  };
  return (
    <div className="grid justify-items-start gap-4">
      <ul
        aria-label={t`Where you’re logged in`}
        className="grid w-full divide-y divide-line rounded-lg border border-line"
      >
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      <ErrorOfOperation error={error} />
      <p role="status" className="text-sm text-mute empty:hidden">
        {ended !== undefined && (
          <Plural
            value={ended}
            _0="You’re not logged in anywhere else."
            one="Logged out on # other device."
            other="Logged out on # other devices."
          />
        )}
      </p>
      {sessions.length > 1 && (
        <Button pending={loading} onClick={() => void endOthers()}>
          <Trans>Log out everywhere else</Trans>
        </Button>
      )}
    </div>
  );
}
