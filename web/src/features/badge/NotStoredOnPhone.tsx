import { Trans } from '@lingui/react/macro';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';

/** This phone could not store the badges, so they do not open without a network. */
export function NotStoredOnPhone() {
  return (
    <div className="max-w-md print:hidden">
      <ErrorAlert>
        <Trans>This phone’s storage is full or blocked: save your badge as a picture instead.</Trans>
      </ErrorAlert>
    </div>
  );
}
