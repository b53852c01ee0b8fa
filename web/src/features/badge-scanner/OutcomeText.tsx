import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '#ui/format-time.ts';
import type { ScanOutcome } from './use-check-ins.ts';

/** What the service says about a scan. */
export function OutcomeText({ outcome: { status, checkIn } }: { readonly outcome: ScanOutcome }) {
  const { i18n } = useLingui();
  const time = checkIn ? formatDayAndTime(i18n.locale, checkIn.scannedAt) : '';
  switch (status) {
    case 'CHECKED_IN':
      return <Trans>Checked in: {time}</Trans>;
    case 'ALREADY_CHECKED_IN':
      return checkIn?.gate ? (
        <Trans>
          Already checked in at <bdi>{checkIn.gate}</bdi>: {time}
        </Trans>
      ) : (
        <Trans>Already checked in: {time}</Trans>
      );
    case 'REVOKED':
      return <Trans>The organiser has revoked it. Please send the visitor to the registration desk.</Trans>;
    case 'UNKNOWN':
      return <Trans>No badge has this number.</Trans>;
    case 'OTHER_EXHIBITION':
      return <Trans>The badge is genuine, but it doesn’t admit to this fair.</Trans>;
  }
}
