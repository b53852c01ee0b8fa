// The leads of a supplier that this device knows: those that it scanned, with their notes as typed, and those of other devices
// whose note was changed here. A reload keeps them, and each note can be changed later, also without a network.
import type { BadgeClaims } from '@fairgate/badge/claims';
import { leadNoteMaxCharacters } from '@fairgate/schema/limits';
import type { LeadStatus } from '#graphql';
import { deviceList, type DeviceList, hasFields } from '#platform/device-list.ts';

export type DeviceLead = {
  readonly id: string;
  readonly exhibitionId: string;
  /** Undefined in leads of an earlier version of the app. */
  readonly badgeNumber?: string;
  /** Undefined: another device scanned it, and the service has its badge. */
  readonly signedCode?: string;
  readonly name: string;
  readonly company: string;
  readonly note: string;
  /** The note that was saved last; undefined before. */
  readonly savedNote?: string;
  /** The lead's other scans whose notes stand in this one, as this device knows them. */
  readonly takenIn?: readonly TakenIn[];
  /** ISO 8601, by this device's clock. */
  readonly scannedAt: string;
  readonly clockOffsetSeconds: number;
  /** Why the service does not accept it. */
  readonly refused?: LeadStatus;
};
type TakenIn = { readonly id: string; readonly notedAt: string };
type Outcome = { readonly id: string; readonly status: LeadStatus };
/** A lead as the service has it: `note` is that of all scans. */
export type StoredLead = {
  readonly id: string;
  readonly note: string;
  readonly scans: readonly { readonly id: string; readonly note: string; readonly notedAt: string }[];
};

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
  { exhibitionId, number, name, company }: BadgeClaims,
  signedCode: string,
  clockOffsetMs: number,
): DeviceLead => ({
  id: crypto.randomUUID(),
  exhibitionId,
  badgeNumber: number,
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
  lead: StoredLead & Record<'badgeNumber' | 'name' | 'companyName' | 'scannedAt', string>,
): DeviceLead => ({
  id: lead.id,
  exhibitionId,
  badgeNumber: lead.badgeNumber,
  name: lead.name,
  company: lead.companyName,
  ...noteOf(lead, lead.id),
  scannedAt: lead.scannedAt,
  clockOffsetSeconds: 0,
});

/** The note of a lead for one of its scans: that of all scans, or its own where all together are too long to be changed. */
function noteOf({ note, scans }: StoredLead, id: string): Pick<DeviceLead, 'note' | 'savedNote' | 'takenIn'> {
  const own = scans.find((scan) => scan.id === id)?.note ?? note;
  if (note.length > leadNoteMaxCharacters) return { note: own, savedNote: own, takenIn: [] };
  const others = scans.filter((scan) => scan.id !== id && scan.note !== '');
  return { note, savedNote: note, takenIn: others.map((scan) => ({ id: scan.id, notedAt: scan.notedAt })) };
}

/** Follows all changes, also those in other tabs. */
export const useLeadList = (exhibitionId: string, supplierId: string): readonly DeviceLead[] =>
  listOf(exhibitionId, supplierId).use();

/** Whether the last change could not be stored. */
export const useAreLeadsUnstored = (exhibitionId: string, supplierId: string): boolean =>
  listOf(exhibitionId, supplierId).useIsUnstored();

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

/** The lead of a badge that this device has scanned before, now the first of the list. */
export function leadScannedAgain(
  { exhibitionId, number }: BadgeClaims,
  signedCode: string,
  supplierId: string,
): DeviceLead | undefined {
  const list = listOf(exhibitionId, supplierId);
  const known = list
    .read()
    .find(
      (lead) => lead.refused === undefined && (lead.badgeNumber === number || lead.signedCode === signedCode),
    );
  if (known) list.update((leads) => [known, ...leads.filter(({ id }) => id !== known.id)]);
  return known;
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
  const leads = new Map(stored.flatMap((lead) => lead.scans.map((scan) => [scan.id, lead] as const)));
  changeLeads(exhibitionId, supplierId, (lead) => {
    const found = leads.get(lead.id);
    if (found === undefined || hasUnsavedNote(lead) || waiting.has(lead.id)) return lead;
    const next = noteOf(found, lead.id);
    const isSame =
      next.note === lead.note && JSON.stringify(next.takenIn) === JSON.stringify(lead.takenIn ?? []);
    return isSame ? lead : { ...lead, ...next };
  });
}
