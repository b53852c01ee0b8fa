// The lead whose note is being written, on this device until it is saved: a reload keeps what was typed.
import type { BadgeClaims } from '@fairgate/badge/claims';
import { readItem, writeItem } from '#platform/storage.ts';

export type LeadDraft = {
  readonly id: string;
  readonly exhibitionId: string;
  readonly signedCode: string;
  readonly name: string;
  readonly company: string;
  readonly note: string;
  /** ISO 8601, by this device's clock. */
  readonly scannedAt: string;
  readonly clockOffsetSeconds: number;
};

/** Long enough for the days of a fair. */
const ttlMs = 7 * 86_400_000;
const keyOf = (exhibitionId: string) => `lead-draft:${exhibitionId}`;

export const newLead = (
  { exhibitionId, name, company }: BadgeClaims,
  signedCode: string,
  clockOffsetMs: number,
): LeadDraft => ({
  id: crypto.randomUUID(),
  exhibitionId,
  signedCode,
  name,
  company,
  note: '',
  scannedAt: new Date().toISOString(),
  clockOffsetSeconds: Math.round(clockOffsetMs / 1_000),
});

export function readLead(exhibitionId: string): LeadDraft | undefined {
  const found = readItem(keyOf(exhibitionId));
  return typeof found === 'object' && found !== null && 'signedCode' in found
    ? (found as LeadDraft)
    : undefined;
}

export const writeLead = (lead: LeadDraft): void => writeItem(keyOf(lead.exhibitionId), lead, ttlMs);
