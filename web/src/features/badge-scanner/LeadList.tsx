import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '#ui/format-time.ts';
import type { DeviceLead } from './device-leads.ts';
import { LeadRows } from './LeadRows.tsx';

type Props = {
  readonly leads: readonly DeviceLead[];
  readonly onChoose: (lead: DeviceLead) => void;
};

/** The leads that this device scanned, the newest first. A press opens the note. */
export function LeadList({ leads, onChoose }: Props) {
  const { i18n } = useLingui();
  return (
    <LeadRows
      title={<Trans>Leads on this device</Trans>}
      leads={leads}
      isShort
      more={({ scannedAt }) => (
        <time dateTime={scannedAt} className="text-sm text-mute">
          {formatDayAndTime(i18n.locale, scannedAt)}
        </time>
      )}
      action={<Trans>Note</Trans>}
      onAction={onChoose}
    />
  );
}
