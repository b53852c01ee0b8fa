import { type ReactNode, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import type { DeviceLead } from './device-leads.ts';

type Props = {
  readonly title: ReactNode;
  readonly leads: readonly DeviceLead[];
  /** Long notes are cut. */
  readonly isShort?: boolean;
  /** What stands below the note. */
  readonly more: (lead: DeviceLead) => ReactNode;
  /** The button of each lead. */
  readonly action: ReactNode;
  readonly onAction: (lead: DeviceLead) => void;
};

/** Leads with their notes, each with a button. */
export function LeadRows({ title, leads, isShort = false, more, action, onAction }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-semibold">
        {title}
      </p>
      <ul className="grid divide-y divide-line rounded-lg border border-line">
        {leads.map((lead) => (
          <li key={lead.id} className="flex items-start justify-between gap-3 p-3">
            <div className="grid min-w-0 gap-1 wrap-anywhere">
              <p id={`${id}-${lead.id}`} dir="auto" className="text-match font-semibold">
                {[lead.name, lead.company].filter(Boolean).join(' · ')}
              </p>
              {lead.note !== '' && (
                <p
                  dir="auto"
                  className={classes('text-match whitespace-pre-line', isShort && 'line-clamp-2')}
                >
                  {lead.note}
                </p>
              )}
              {more(lead)}
            </div>
            <Button
              size="small"
              className="shrink-0"
              aria-describedby={`${id}-${lead.id}`}
              onClick={() => onAction(lead)}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
