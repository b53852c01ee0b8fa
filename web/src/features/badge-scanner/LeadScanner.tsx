import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { CodeResult } from './CodeResult.tsx';
import { type DeviceLead, hasUnsavedNote, newLead, readLeads, writeLead } from './device-leads.ts';
import { LeadList } from './LeadList.tsx';
import { LeadNote } from './LeadNote.tsx';
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

/** An exhibitor's scanner: each visitor's badge is a lead, with a note that can be changed later. */
export function LeadScanner({ fairId, supplierId, lists, onSent }: Props) {
  const { save, outcomes, waiting, problem, unsaved } = useLeads(fairId, supplierId);
  const [leads, setLeads] = useState(() => readLeads(fairId, supplierId));
  const [chosenId, setChosenId] = useState<string>();
  const lead = leads.find(({ id }) => id === chosenId) ?? leads[0];
  const change = (next: DeviceLead): void => setLeads(writeLead(next, supplierId));
  const send = (next: DeviceLead): void => {
    change({ ...next, savedNote: next.note });
    void save(next, lists?.clockOffsetMs);
  };
  const sendUnsaved = (some: readonly DeviceLead[]): void => some.filter(hasUnsavedNote).forEach(send);
  // Notes that were typed before a reload.
  const sendTyped = useEffectEvent(() => sendUnsaved(leads));
  useEffect(() => sendTyped(), []);
  const { checked, check } = useCheckedCode(fairId, lists, (claims, code) => {
    // Its note may not have lost the focus yet.
    if (lead) sendUnsaved([lead]);
    const next = newLead(claims, code, lists?.clockOffsetMs ?? 0);
    setChosenId(undefined);
    send(next);
    return next.id;
  });
  const choose = ({ id }: DeviceLead): void => {
    if (lead) sendUnsaved([lead]);
    setChosenId(id);
  };
  const arrived = useEffectEvent(() => onSent?.());
  const count = outcomes.length;
  useEffect(() => {
    if (count > 0) arrived();
  }, [count]);
  const status = outcomes.findLast(({ id }) => id === lead?.id)?.status;
  const isWaiting = waiting.some((item) => item['id'] === lead?.id);
  const isChosen = lead !== undefined && lead.id === chosenId;
  const others = leads.filter(({ id }) => id !== lead?.id);
  // A refused lead has no note to lose: the next problem takes its place.
  const isRefused = status !== undefined && status !== 'SAVED';
  const note = lead && !(isRefused && checked?.problem !== undefined) && (
    <LeadNote
      key={lead.id}
      lead={lead}
      status={status}
      isSent={!isWaiting && !hasUnsavedNote(lead) && (status === 'SAVED' || isChosen)}
      isChosen={isChosen}
      onChange={change}
      onSave={send}
    />
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
      {others.length > 0 && <LeadList leads={others} onChoose={choose} />}
    </>
  );
}
