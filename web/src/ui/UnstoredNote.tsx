import { Trans } from '@lingui/react/macro';
import { ErrorAlert } from './ErrorAlert.tsx';

/** What is on the page could not be stored on this device. */
export function UnstoredNote() {
  return (
    <ErrorAlert>
      <Trans>
        This device’s storage is full: changes on this page aren’t saved. Keep the page open until they’ve
        been sent, and free some space.
      </Trans>
    </ErrorAlert>
  );
}
