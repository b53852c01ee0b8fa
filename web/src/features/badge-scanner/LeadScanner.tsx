import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLeadNotesQuery } from '#operations/lead-notes.ts';
import { useOnline } from '#platform/online.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { UnstoredNote } from '#ui/UnstoredNote.tsx';
import { CodeResult } from './CodeResult.tsx';
import { type DeviceLead, hasUnsavedNote, leadScannedAgain, newLead } from './device-leads.ts';
import { LeadList } from './LeadList.tsx';
import { LeadNote } from './LeadNote.tsx';
import { RefusedLeads } from './RefusedLeads.tsx';
import { ScanFields } from './ScanFields.tsx';
import type { ScannedExhibition } from './scanner-exhibition.ts';
import type { CheckLists } from './scanner-store.ts';
import { SyncState } from './SyncState.tsx';
import { useCheckedCode } from './use-checked-code.ts';
import { useDeviceLeads } from './use-device-leads.ts';

type Props = {
  readonly exhibition: ScannedExhibition;
  readonly supplierId: string;
  readonly lists: CheckLists | undefined;
  readonly onSent: (() => void) | undefined;
};

/** An exhibitor's scanner: each visitor's badge is a lead, with a note that can be changed later. */
export function LeadScanner({ exhibition, supplierId, lists, onSent }: Props) {
  const { stored, readAgain } = useStoredNotes(exhibition.id, supplierId);
  const { leads, isUnstored, change, send, sendUnsaved, remove, waitingIds, outcomes, sync } = useDeviceLeads(
    exhibition.id,
    supplierId,
    stored,
    lists?.clockOffsetMs,
  );
  const [chosenId, setChosenId] = useState<string>();
  const lead = leads.find(({ id }) => id === chosenId) ?? leads[0];
  const { checked, check } = useCheckedCode(exhibition, lists, (claims, code) => {
    // Its note may not have lost the focus yet.
    if (lead) sendUnsaved([lead]);
    setChosenId(undefined);
    const known = leadScannedAgain(claims, code, supplierId);
    if (known) return known.id;
    const next = newLead(claims, code, lists?.clockOffsetMs ?? 0);
    send(next);
    return next.id;
  });
  const choose = ({ id }: DeviceLead): void => {
    if (lead) sendUnsaved([lead]);
    setChosenId(id);
  };
  const arrived = useEffectEvent(() => {
    readAgain();
    onSent?.();
  });
  const count = outcomes.length;
  useEffect(() => {
    if (count > 0) arrived();
  }, [count]);
  const status = lead?.refused ?? outcomes.findLast(({ id }) => id === lead?.id)?.status;
  const isChosen = lead !== undefined && lead.id === chosenId;
  const others = leads.filter(({ id }) => id !== lead?.id);
  // A refused lead has no note to lose: the next problem takes its place.
  const isRefused = status !== undefined && status !== 'SAVED';
  const note = lead && !(isRefused && checked?.problem !== undefined) && (
    <LeadNote
      key={lead.id}
      lead={lead}
      status={status}
      isSent={!waitingIds.has(lead.id) && !hasUnsavedNote(lead) && (status === 'SAVED' || isChosen)}
      isChosen={isChosen}
      onChange={change}
      onSave={(next) => send(next)}
      onRemove={remove}
    />
  );
  const accepted = others.filter(({ refused }) => refused === undefined);
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
      {isUnstored && <UnstoredNote />}
      <SyncState kind="lead" {...sync} />
      <RefusedLeads leads={others} onRemove={remove} />
      {accepted.length > 0 && <LeadList leads={accepted} onChoose={choose} />}
    </>
  );
}

/** The notes that the service has, which another device may have changed; undefined without a network or a session. */
function useStoredNotes(exhibitionId: string, supplierId: string) {
  const isSupplier = useSignedIn() === 'supplier';
  const online = useOnline();
  const { data, refetch } = useLeadNotesQuery({
    variables: { exhibitionId },
    skip: !isSupplier || !online,
    fetchPolicy: 'no-cache',
  });
  const viewer = data?.viewer;
  const isOwn = viewer?.__typename === 'SupplierUser' && viewer.supplierId === supplierId;
  return {
    stored: isOwn ? viewer.leads?.nodes : undefined,
    readAgain: () => {
      if (isSupplier && online) refetch().catch(() => undefined);
    },
  };
}
