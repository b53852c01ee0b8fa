// The leads that this device scanned, with their notes as typed: a reload keeps them, and each note can be changed later,
// also without a network.
import type { BadgeClaims } from '@fairgate/badge/claims';
import { readItem, writeItem } from '#platform/storage.ts';

export type DeviceLead = {
  readonly id: string;
  readonly exhibitionId: string;
  readonly signedCode: string;
  readonly name: string;
  readonly company: string;
  readonly note: string;
  /** The note that was saved last; undefined before. */
  readonly savedNote?: string;
  /** ISO 8601, by this device's clock. */
  readonly scannedAt: string;
  readonly clockOffsetSeconds: number;
};

export const hasUnsavedNote = ({ note, savedNote }: DeviceLead): boolean => note !== savedNote;

/** Long enough for the days of a fair, after the last change. */
const ttlMs = 7 * 86_400_000;
/** The storage of a site has about 5 MB. */
const mostLeads = 1_000;
const keyOf = (exhibitionId: string, supplierId: string) => `leads:${exhibitionId}:${supplierId}`;

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

/** The newest first. */
export function readLeads(exhibitionId: string, supplierId: string): readonly DeviceLead[] {
  const found = readItem(keyOf(exhibitionId, supplierId));
  return Array.isArray(found) ? found.filter(isLead) : [];
}

const isLead = (one: unknown): one is DeviceLead =>
  typeof one === 'object' && one !== null && 'id' in one && 'signedCode' in one && 'note' in one;

/** Adds a lead or replaces the one with its id. Returns all, also those that another tab has added. */
export function writeLead(lead: DeviceLead, supplierId: string): readonly DeviceLead[] {
  const stored = readLeads(lead.exhibitionId, supplierId);
  const isKnown = stored.some(({ id }) => id === lead.id);
  const leads = isKnown
    ? stored.map((one) => (one.id === lead.id ? lead : one))
    : [lead, ...stored].slice(0, mostLeads);
  writeItem(keyOf(lead.exhibitionId, supplierId), leads, ttlMs);
  return leads;
}
