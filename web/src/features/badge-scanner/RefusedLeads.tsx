import { Trans } from '@lingui/react/macro';
import type { DeviceLead } from './device-leads.ts';
import { LeadRows } from './LeadRows.tsx';
import { RefusedText, RefusedTitle } from './RefusedText.tsx';

type Props = {
  readonly leads: readonly DeviceLead[];
  readonly onRemove: (lead: DeviceLead) => void;
};

/** The leads of this device that the service does not accept, with what was noted, until they are removed. */
export function RefusedLeads({ leads, onRemove }: Props) {
  const refused = leads.filter((lead) => lead.refused !== undefined);
  if (refused.length === 0) return null;
  return (
    <LeadRows
      title={<Trans>Leads that weren’t accepted</Trans>}
      leads={refused}
      more={({ refused: status }) =>
        status !== undefined &&
        status !== 'SAVED' && (
          <div className="text-sm text-brand-ink">
            <p className="font-semibold">
              <RefusedTitle status={status} />
            </p>
            <p>
              <RefusedText status={status} />
            </p>
          </div>
        )
      }
      action={<Trans>Remove</Trans>}
      onAction={onRemove}
    />
  );
}
