import { useEffect, useEffectEvent } from 'react';
import {
  adoptNotes,
  type DeviceLead,
  hasUnsavedNote,
  noteOutcomes,
  readLeads,
  removeLead,
  type StoredLead,
  useAreLeadsUnstored,
  useLeadList,
  writeLead,
} from './device-leads.ts';
import { useLeads } from './use-leads.ts';

/**
 * The leads of a supplier that this device knows at a fair, and where what was sent is.
 * @param stored leads as the service has them now; their notes may be newer than those of this device.
 * @param clockOffsetMs how much the server's clock is ahead. All notes need the same one, or an older note could look newer.
 */
export function useDeviceLeads(
  exhibitionId: string,
  supplierId: string,
  stored: readonly StoredLead[] | undefined,
  clockOffsetMs?: number,
) {
  const { save, outcomes, waiting, lastError, unsaved, isRead } = useLeads(exhibitionId, supplierId);
  const leads = useLeadList(exhibitionId, supplierId);
  const waitingIds: ReadonlySet<string> = new Set(waiting.map((item) => String(item['id'])));
  const send = (lead: DeviceLead, offsetMs = clockOffsetMs): void => {
    writeLead({ ...lead, savedNote: lead.note }, supplierId);
    void save(lead, offsetMs);
  };
  const sendUnsaved = (some: readonly DeviceLead[]): void =>
    some.filter((lead) => hasUnsavedNote(lead) && lead.refused === undefined).forEach((lead) => send(lead));
  // Notes that were typed before a reload.
  const sendTyped = useEffectEvent(() => sendUnsaved(readLeads(exhibitionId, supplierId)));
  useEffect(() => sendTyped(), [exhibitionId, supplierId]);
  const settle = useEffectEvent(() => noteOutcomes(outcomes, waitingIds, exhibitionId, supplierId));
  useEffect(() => settle(), [outcomes.length, isRead]);
  const adopt = useEffectEvent(() => {
    if (stored && isRead) adoptNotes(stored, waitingIds, exhibitionId, supplierId);
  });
  useEffect(() => adopt(), [stored, isRead]);
  return {
    leads,
    isUnstored: useAreLeadsUnstored(exhibitionId, supplierId),
    change: (lead: DeviceLead): void => writeLead(lead, supplierId),
    send,
    sendUnsaved,
    remove: (lead: DeviceLead): void => removeLead(lead, supplierId),
    waitingIds,
    outcomes,
    sync: { waiting: waiting.length, sent: outcomes.length, lastError, unsaved },
  };
}

export type DeviceLeads = ReturnType<typeof useDeviceLeads>;
