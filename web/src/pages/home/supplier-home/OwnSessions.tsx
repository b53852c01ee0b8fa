import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { SessionItemFragment } from '#graphql';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { inBackground } from '#ui/on-demand.tsx';
import { Section } from '#ui/Section.tsx';

const SessionList = inBackground(() =>
  import('#features/session-list/SessionList.tsx').then((module) => module.SessionList),
);

type Props = {
  /** null when they could not be loaded. */
  readonly sessions: readonly SessionItemFragment[] | null;
  readonly onEnded: () => void;
};

/** Where the supplier is logged in, with a button to log out everywhere else. */
export function OwnSessions({ sessions, onEnded }: Props) {
  return (
    <Section title={<Trans>Where you’re logged in</Trans>}>
      {sessions ? (
        <Suspense>
          <SessionList sessions={sessions} onEnded={onEnded} />
        </Suspense>
      ) : (
        <ErrorAlert>
          <ErrorMessage code="SERVER_ERROR" />
        </ErrorAlert>
      )}
    </Section>
  );
}
