import { leadsAtOnceMaxCount } from '@fairgate/schema/limits';
import type { SaveLeadsMutation } from '#graphql';
import { SaveLeadsDocument } from '#operations/save-leads.ts';
import { useBatch } from '#platform/outbox/use-batch.ts';
import type { LeadDraft } from './lead-draft.ts';

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
    save: ({ id, signedCode, note, scannedAt, clockOffsetSeconds }: LeadDraft): Promise<void> =>
      add({
        id,
        signedCode,
        note: note.trim(),
        notedAt: new Date().toISOString(),
        scannedAt,
        clockOffsetSeconds,
      }),
  };
}
