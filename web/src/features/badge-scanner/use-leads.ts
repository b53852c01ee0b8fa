import { leadsAtOnceMaxCount } from '@fairgate/schema/limits';
import type { SaveLeadsMutation } from '#graphql';
import { SaveLeadsDocument } from '#operations/save-leads.ts';
import { useBatch } from '#platform/outbox/use-batch.ts';
import type { DeviceLead } from './device-leads.ts';

type LeadsSaved = Extract<SaveLeadsMutation['saveLeads'], { __typename: 'LeadsSaved' }>;

/** The leads that this device collects at a fair: what waits, and what became of those that were sent. */
export function useLeads(exhibitionId: string, supplierId: string) {
  const { results, add, ...rest } = useBatch({
    form: `lead:${exhibitionId}:${supplierId}`,
    document: SaveLeadsDocument,
    list: 'leads',
    input: { exhibitionId, supplierId },
    id: 'id',
    most: leadsAtOnceMaxCount,
  });
  return {
    ...rest,
    outcomes: results.flatMap((result) =>
      result.__typename === 'LeadsSaved' ? (result as unknown as LeadsSaved).leads : [],
    ),
    /** `clockOffsetMs`: how much the server's clock is ahead now. */
    save: (
      { id, signedCode, note, takenIn = [], scannedAt, clockOffsetSeconds }: DeviceLead,
      clockOffsetMs = clockOffsetSeconds * 1_000,
    ): Promise<void> =>
      add({
        id,
        ...(signedCode !== undefined && { signedCode }),
        note: note.trim(),
        ...(takenIn.length > 0 && { takenIn }),
        // The service corrects it by the offset of the scan; the clock may have been set since. The latest note stays.
        notedAt: new Date(Date.now() + clockOffsetMs - clockOffsetSeconds * 1_000).toISOString(),
        scannedAt,
        clockOffsetSeconds,
      }),
  };
}
