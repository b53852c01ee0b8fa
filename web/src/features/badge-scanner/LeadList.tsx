import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import type { DeviceLead } from './device-leads.ts';

type Props = {
  readonly leads: readonly DeviceLead[];
  readonly onChoose: (lead: DeviceLead) => void;
};

/** The leads that this device scanned, the newest first. A press opens the note. */
export function LeadList({ leads, onChoose }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-semibold">
        <Trans>Leads on this device</Trans>
      </p>
      <ul className="grid divide-y divide-line rounded-lg border border-line">
        {leads.map((lead) => (
          <li key={lead.id} className="flex items-start justify-between gap-3 p-3">
            <div className="grid min-w-0 gap-1 wrap-anywhere">
              <p id={`${id}-${lead.id}`} dir="auto" className="text-match font-semibold">
                {[lead.name, lead.company].filter(Boolean).join(' · ')}
              </p>
              {lead.note !== '' && (
                <p dir="auto" className="text-match line-clamp-2 whitespace-pre-line">
                  {lead.note}
                </p>
              )}
              <time dateTime={lead.scannedAt} className="text-sm text-mute">
                {formatDayAndTime(i18n.locale, lead.scannedAt)}
              </time>
            </div>
            <Button
              size="small"
              className="shrink-0"
              aria-describedby={`${id}-${lead.id}`}
              onClick={() => onChoose(lead)}
            >
              <Trans>Note</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
