import { loginTokenDays } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';

/** §9 A session has had its time. */
export function SessionExpired() {
  const days = loginTokenDays;
  return <Trans>A login ends after {days} days without a visit. Please log in again.</Trans>;
}
