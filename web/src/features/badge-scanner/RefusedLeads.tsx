import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import type { DeviceLead } from './device-leads.ts';
import { RefusedText, RefusedTitle } from './RefusedText.tsx';

type Props = {
  readonly leads: readonly DeviceLead[];
  readonly onRemove: (lead: DeviceLead) => void;
};

/** The leads of this device that the service does not accept, with what was noted, until they are removed. */
export function RefusedLeads({ leads, onRemove }: Props) {
  const id = useId();
  const refused = leads.filter((lead) => lead.refused !== undefined);
  if (refused.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-semibold">
        <Trans>Leads that weren’t accepted</Trans>
      </p>
      <ul className="grid divide-y divide-line rounded-lg border border-line">
        {refused.map((lead) => (
          <li key={lead.id} className="flex items-start justify-between gap-3 p-3">
            <div className="grid min-w-0 gap-1 wrap-anywhere">
              <p id={`${id}-${lead.id}`} dir="auto" className="text-match font-semibold">
                {[lead.name, lead.company].filter(Boolean).join(' · ')}
              </p>
              {lead.note !== '' && (
                <p dir="auto" className="text-match whitespace-pre-line">
                  {lead.note}
                </p>
              )}
              {lead.refused !== undefined && lead.refused !== 'SAVED' && (
                <div className="text-sm text-brand-ink">
                  <p className="font-semibold">
                    <RefusedTitle status={lead.refused} />
                  </p>
                  <p>
                    <RefusedText status={lead.refused} />
                  </p>
                </div>
              )}
            </div>
            <Button
              size="small"
              className="shrink-0"
              aria-describedby={`${id}-${lead.id}`}
              onClick={() => onRemove(lead)}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
