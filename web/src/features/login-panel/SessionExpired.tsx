import { loginTokenDays } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';

/** §9 The session has expired. */
export function SessionExpired() {
  const days = loginTokenDays;
  return (
    <Trans>For your security, you’re logged out after {days} days of inactivity. Please log in again.</Trans>
  );
}
