import { cardNoteMaxCharacters, toastMs } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRemoveSavedCardMutation } from '#operations/remove-saved-card.ts';
import { useSetCardNoteMutation } from '#operations/set-card-note.ts';
import { currentSignedIn } from '#platform/session/signed-in.ts';
import { saveBlob } from '#platform/save-blob.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useFormat } from '#ui/format.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { DateText } from '#ui/Texts.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { CardSheet } from './CardSheet.tsx';
import { titleOf } from './card.ts';
import { dropCard, keepCard, renewCard, type KeptCard } from './saved-store.ts';
import { vcard, vcardType } from './vcard.ts';

/** A received card with the viewer's note. */
export function SavedCardItem({ kept }: { readonly kept: KeptCard }) {
  const { t } = useLingui();
  const { country } = useFormat();
  const { id, card, note, savedAt, unsent } = kept;
  const [text, setText] = useState(note);
  const [setNote, { loading }] = useSetCardNoteMutation();
  const [remove] = useRemoveSavedCardMutation();
  const { error, attempt } = useAttempt();
  const title = titleOf(card);
  const isInAccount = !unsent && currentSignedIn() === 'buyer';

  const saveNote = async (): Promise<void> => {
    if (isInAccount) {
      const done = await attempt(
        setNote({ variables: { input: { id, note: text } } }),
        (data) => data.setCardNote,
      );
      if (!done) return;
    }
    renewCard({ ...kept, note: text.trim() });
    showToast(t`Saved`);
  };
  /** Removed from the account when it can no longer be undone. */
  const removeCard = (): void => {
    dropCard(id);
    const later = setTimeout(() => {
      if (isInAccount) void attempt(remove({ variables: { id } }), (data) => data.removeSavedCard);
    }, toastMs);
    const undo = () => {
      clearTimeout(later);
      keepCard(kept);
    };
    showToast(t`You removed the card of ${title}.`, { action: { text: t`Undo`, run: undo } });
  };
  return (
    <CardSheet card={card} stand={kept} heading="h2">
      <p className="text-sm text-mute">
        <Trans>
          Saved on <DateText iso={savedAt} />
        </Trans>
      </p>
      <TextArea
        label={<Trans>Note</Trans>}
        rows={2}
        value={text}
        maxLength={cardNoteMaxCharacters}
        onChange={({ target }) => setText(target.value)}
      />
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2">
        {text.trim() !== note && (
          <Button size="small" look="primary" pending={loading} onClick={() => void saveNote()}>
            <Trans>Save note</Trans>
          </Button>
        )}
        <Button
          size="small"
          onClick={() =>
            saveBlob(
              'card.vcf',
              new Blob([vcard(card, card.countryCode ? country(card.countryCode) : '', note)], {
                type: vcardType,
              }),
            )
          }
        >
          <Trans>Download as vCard</Trans>
        </Button>
        <Button size="small" aria-label={`${t`Remove`}: ${title}`} onClick={removeCard}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </CardSheet>
  );
}
