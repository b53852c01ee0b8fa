import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { SessionItemFragment } from '#graphql';
import type { OperationError } from '#platform/operation-error.ts';
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
  /** Why they could not be loaded. */
  readonly fault: OperationError;
  readonly onEnded: () => void;
};

/** Where the supplier is logged in, with a button to log out everywhere else. */
export function OwnSessions({ sessions, fault, onEnded }: Props) {
  return (
    <Section title={<Trans>Where you’re logged in</Trans>}>
      {sessions ? (
        <Suspense>
          <SessionList sessions={sessions} onEnded={onEnded} />
        </Suspense>
      ) : (
        <ErrorAlert>
          <ErrorMessage {...fault} />
        </ErrorAlert>
      )}
    </Section>
  );
}
