import { Trans } from '@lingui/react/macro';
import { ErrorAlert } from './ErrorAlert.tsx';

/** Something was not saved, because this device has no room for it. */
export function StorageFull() {
  return (
    <ErrorAlert>
      <Trans>This device’s storage is full, so this wasn’t saved. Free some space and try again.</Trans>
    </ErrorAlert>
  );
}
