import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { CodeResult } from './CodeResult.tsx';
import { LeadNote } from './LeadNote.tsx';
import { type LeadDraft, newLead, readLead, writeLead } from './lead-draft.ts';
import { ScanFields } from './ScanFields.tsx';
import type { CheckLists } from './scanner-store.ts';
import { SyncState } from './SyncState.tsx';
import { useCheckedCode } from './use-checked-code.ts';
import { useLeads } from './use-leads.ts';

type Props = {
  readonly fairId: string;
  readonly supplierId: string;
  readonly lists: CheckLists | undefined;
  readonly onSent: (() => void) | undefined;
};

/** An exhibitor's scanner: each visitor's badge is a lead, with a note. */
export function LeadScanner({ fairId, supplierId, lists, onSent }: Props) {
  const { save, outcomes, waiting, problem, unsaved } = useLeads(fairId, supplierId);
  const [lead, setLead] = useState(() => readLead(fairId));
  const change = (next: LeadDraft): void => {
    writeLead(next);
    setLead(next);
  };
  const { checked, check } = useCheckedCode(fairId, lists, (claims, code) => {
    // Its note may not have lost the focus yet.
    if (lead && lead.note !== '') void save(lead);
    const next = newLead(claims, code, lists?.clockOffsetMs ?? 0);
    change(next);
    void save(next);
    return next.id;
  });
  const arrived = useEffectEvent(() => onSent?.());
  const count = outcomes.length;
  useEffect(() => {
    if (count > 0) arrived();
  }, [count]);
  const outcome = outcomes.findLast(({ id }) => id === lead?.id);
  const isRefused = outcome !== undefined && outcome.status !== 'SAVED';
  // A refused lead has no note to lose: the next problem takes its place.
  const note = lead && !(isRefused && checked?.problem !== undefined) && (
    <LeadNote key={lead.id} lead={lead} status={outcome?.status} onChange={change} onSave={save} />
  );
  return (
    <>
      <p className="text-mute">
        <Trans>Scan a visitor’s badge at your stand: you get the name and company on it as a lead.</Trans>
      </p>
      {lists ? (
        <ScanFields
          onText={check}
          result={checked?.problem !== undefined && <CodeResult checked={checked} />}
        >
          {note}
        </ScanFields>
      ) : (
        note
      )}
      <SyncState
        kind="lead"
        waiting={waiting.length}
        sent={outcomes.length}
        problem={problem}
        unsaved={unsaved}
      />
    </>
  );
}
