import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOnline } from '#platform/online.ts';
import { remedyFor } from '#platform/remedy.ts';
import { buttonStyle } from '#ui/button-style.ts';

type Props = {
  /** check: this device sends nothing. */
  readonly kind: 'gate' | 'lead' | 'check';
  /** Scans without an answer. */
  readonly waiting: number;
  /** Scans that were answered within a day. */
  readonly sent: number;
  /** Why they were not accepted: a code of §8. */
  readonly lastError: string | undefined;
  /** Scans that the storage has no room for. */
  readonly unsaved: number;
};

/** How many scans wait on this device, and what they wait for. */
export function SyncState({ kind, waiting: count, sent, lastError, unsaved }: Props) {
  const online = useOnline();
  return (
    <div className="grid gap-3 text-sm">
      {unsaved > 0 && (
        <Alert>
          <Plural
            value={unsaved}
            one="This device’s storage is full: # scan isn’t saved. Keep this page open until it has been sent, and free some space."
            other="This device’s storage is full: # scans aren’t saved. Keep this page open until they have been sent, and free some space."
          />
        </Alert>
      )}
      {count > 0 && <Waiting kind={kind} lastError={lastError} />}
      <p role="status" className="text-mute">
        {count > 0 ? (
          <Plural value={count} one="# scan waits to be sent" other="# scans wait to be sent" />
        ) : kind === 'check' ? (
          <Trans>
            This device only checks badges. To check visitors in, log in as the organiser of this fair.
          </Trans>
        ) : sent > 0 ? (
          <Trans>All scans have been sent.</Trans>
        ) : (
          <Trans>Scans are saved on this device and sent when it has a network.</Trans>
        )}
        {count > 0 && !online && (
          <>
            {' · '}
            <Trans>You’re offline. Scans are sent when you reconnect.</Trans>
          </>
        )}
      </p>
    </div>
  );
}

/** What has to be done for the scans to be accepted. */
function Waiting({ kind, lastError }: Pick<Props, 'kind' | 'lastError'>) {
  const remedy = remedyFor(lastError);
  if (remedy === 'connection') return null;
  if (remedy === 'login' || remedy === 'session')
    return (
      <Alert>
        <Trans>You’ve been logged out. Log in again to send the scans: none of them is lost.</Trans>
        <LoginLink kind={kind} />
      </Alert>
    );
  // No other account has the exhibition.
  if (lastError === 'NOT_FOUND')
    return (
      <Alert>
        <Trans>The scans belong to another account. Log in with that one to send them: none is lost.</Trans>
        <LoginLink kind={kind} />
      </Alert>
    );
  return (
    <Alert>
      <Trans>The server didn’t accept the scans. They stay on this device and are sent again later.</Trans>
    </Alert>
  );
}

function LoginLink({ kind }: Pick<Props, 'kind'>) {
  const style = `${buttonStyle({ size: 'small' })} justify-self-start`;
  return kind === 'lead' ? (
    <Link to="/login" search={{ as: 'supplier' }} rel="nofollow" className={style}>
      <Trans>Log in as a supplier</Trans>
    </Link>
  ) : (
    <Link to="/organiser" className={style}>
      <Trans>Log in as an organiser</Trans>
    </Link>
  );
}

const Alert = ({ children }: { readonly children: ReactNode }) => (
  <div role="alert" className="grid gap-2 rounded-md bg-time-tint p-3 text-time">
    {children}
  </div>
);
