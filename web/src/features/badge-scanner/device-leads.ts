// The leads of a supplier that this device knows: those that it scanned, with their notes as typed, and those of other devices
// whose note was changed here. A reload keeps them, and each note can be changed later, also without a network.
import type { BadgeClaims } from '@fairgate/badge/claims';
import type { LeadStatus } from '#graphql';
import { deviceList, type DeviceList, hasFields } from '#platform/device-list.ts';

export type DeviceLead = {
  readonly id: string;
  readonly exhibitionId: string;
  /** Undefined: another device scanned it, and the service has its badge. */
  readonly signedCode?: string;
  readonly name: string;
  readonly company: string;
  readonly note: string;
  /** The note that was saved last; undefined before. */
  readonly savedNote?: string;
  /** ISO 8601, by this device's clock. */
  readonly scannedAt: string;
  readonly clockOffsetSeconds: number;
  /** Why the service does not accept it. */
  readonly refused?: LeadStatus;
};
type Outcome = { readonly id: string; readonly status: LeadStatus };
/** A lead as the service has it. */
export type StoredLead = { readonly id: string; readonly note: string };

export const hasUnsavedNote = ({ note, savedNote }: DeviceLead): boolean => note !== savedNote;

/** Long enough for the days of a fair, after the last change. */
const ttlMs = 7 * 86_400_000;
/** The storage of a site has about 5 MB. */
const mostLeads = 1_000;

const lists = new Map<string, DeviceList<DeviceLead>>();

/** The leads at a fair, the newest first. */
function listOf(exhibitionId: string, supplierId: string): DeviceList<DeviceLead> {
  const key = `leads:${exhibitionId}:${supplierId}`;
  const list =
    lists.get(key) ??
    deviceList(key, {
      ttlMs,
      most: mostLeads,
      isItem: (one): one is DeviceLead => hasFields(one, ['id', 'name', 'note']),
    });
  lists.set(key, list);
  return list;
}

export const newLead = (
  { exhibitionId, name, company }: BadgeClaims,
  signedCode: string,
  clockOffsetMs: number,
): DeviceLead => ({
  id: crypto.randomUUID(),
  exhibitionId,
  signedCode,
  name,
  company,
  note: '',
  scannedAt: new Date().toISOString(),
  clockOffsetSeconds: Math.round(clockOffsetMs / 1_000),
});

/** A lead of another device, whose note is to be changed here. */
export const leadFromElsewhere = (
  exhibitionId: string,
  {
    id,
    name,
    companyName,
    note,
    scannedAt,
  }: Record<'id' | 'name' | 'companyName' | 'note' | 'scannedAt', string>,
): DeviceLead => ({
  id,
  exhibitionId,
  name,
  company: companyName,
  note,
  savedNote: note,
  scannedAt,
  clockOffsetSeconds: 0,
});

/** Follows all changes, also those in other tabs. */
export const useLeadList = (exhibitionId: string, supplierId: string): readonly DeviceLead[] =>
  listOf(exhibitionId, supplierId).use();

export const readLeads = (exhibitionId: string, supplierId: string): readonly DeviceLead[] =>
  listOf(exhibitionId, supplierId).read();

/** Adds a lead or replaces the one with its id. Those that another tab has added stay. */
export function writeLead(lead: DeviceLead, supplierId: string): void {
  listOf(lead.exhibitionId, supplierId).update((leads) =>
    leads.some(({ id }) => id === lead.id)
      ? leads.map((one) => (one.id === lead.id ? lead : one))
      : [lead, ...leads],
  );
}

export function removeLead({ id, exhibitionId }: DeviceLead, supplierId: string): void {
  listOf(exhibitionId, supplierId).update((leads) => leads.filter((one) => one.id !== id));
}

/** Changes each lead, or drops it where the change is undefined. Writes nothing where nothing changes. */
function changeLeads(
  exhibitionId: string,
  supplierId: string,
  change: (lead: DeviceLead) => DeviceLead | undefined,
): void {
  const list = listOf(exhibitionId, supplierId);
  if (list.read().every((lead) => change(lead) === lead)) return;
  list.update((leads) => leads.flatMap((lead) => change(lead) ?? []));
}

/**
 * Keeps what became of leads longer than the outbox does. A lead of another device is not needed here any more once its note is
 * stored.
 * @param waiting the ids of those that are sent again.
 */
export function noteOutcomes(
  outcomes: readonly Outcome[],
  waiting: ReadonlySet<string>,
  exhibitionId: string,
  supplierId: string,
): void {
  const statuses = new Map(outcomes.map(({ id, status }) => [id, status]));
  changeLeads(exhibitionId, supplierId, (lead) => {
    const { refused, ...rest } = lead;
    const status = statuses.get(lead.id);
    if (status === undefined || waiting.has(lead.id)) return lead;
    if (status !== 'SAVED') return refused === status ? lead : { ...rest, refused: status };
    if (lead.signedCode === undefined && !hasUnsavedNote(lead)) return undefined;
    return refused === undefined ? lead : rest;
  });
}

/** Takes over notes that other devices have changed, except where this device has a newer one. */
export function adoptNotes(
  stored: readonly StoredLead[],
  waiting: ReadonlySet<string>,
  exhibitionId: string,
  supplierId: string,
): void {
  const notes = new Map(stored.map(({ id, note }) => [id, note]));
  changeLeads(exhibitionId, supplierId, (lead) => {
    const note = notes.get(lead.id);
    return note === undefined || note === lead.note || hasUnsavedNote(lead) || waiting.has(lead.id)
      ? lead
      : { ...lead, note, savedNote: note };
  });
}
