import { toastMs } from '@fairgate/schema/limits';
import { RemoveSavedCardDocument } from '#operations/remove-saved-card.ts';
import { SetCardNoteDocument } from '#operations/set-card-note.ts';
import { useSubmit } from '#platform/outbox/use-outbox.ts';
import { type SavedCard, noteForm, removalForm } from './saved-store.ts';

/** A tap in the toast's last moment comes in time. */
const marginMs = 1_000;

/** Changes of the account's cards, which wait in the outbox until they have arrived: also without a network. */
export function useCardChanges() {
  const { submit, takeBack } = useSubmit();
  return {
    saveNote: async ({ id, note, accountId, buyerId }: SavedCard): Promise<void> => {
      const form = noteForm(id);
      // Only the latest is wanted. One that is on its way comes first.
      await takeBack(form);
      await submit({
        key: crypto.randomUUID(),
        form,
        account: accountId ?? buyerId,
        document: SetCardNoteDocument,
        variables: { input: { id, note } },
      });
    },
    /** Removes a card when it can no longer be undone. */
    remove: async ({ id, accountId, buyerId }: SavedCard): Promise<void> => {
      await takeBack(noteForm(id));
      await submit({
        key: crypto.randomUUID(),
        form: removalForm(id),
        account: accountId ?? buyerId,
        document: RemoveSavedCardDocument,
        variables: { id },
        dueAt: Date.now() + toastMs + marginMs,
      });
    },
    /** Resolves to false when the card has been removed already. */
    undoRemoval: (id: string): Promise<boolean> => takeBack(removalForm(id)),
  };
}
