import { cardNoteMaxCharacters } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveBlob } from '#platform/save-blob.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useFormat } from '#ui/format.ts';
import { StorageFull } from '#ui/StorageFull.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { DateText } from '#ui/Texts.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { UnstoredNote } from '#ui/UnstoredNote.tsx';
import { CardSheet } from './CardSheet.tsx';
import { titleOf } from './card.ts';
import { dropCard, saveCard, renewCard, type SavedCard } from './saved-store.ts';
import { useCardChanges } from './use-card-changes.ts';
import { useIsCardHolder } from './use-is-card-holder.ts';
import { vcard, vcardType } from './vcard.ts';

/** A received card with the viewer's note. */
export function SavedCardItem({ saved }: { readonly saved: SavedCard }) {
  const { t } = useLingui();
  const { country } = useFormat();
  const { id, card, note, savedAt, unsent, error } = saved;
  const [text, setText] = useState(note);
  const changes = useCardChanges();
  const title = titleOf(card);
  const isInAccount = useIsCardHolder() && !unsent;
  const [isUnstored, setUnstored] = useState(false);

  // What is shown as done is stored, should the page be closed at once.
  const saveNote = async (): Promise<void> => {
    const noted = { ...saved, note: text.trim() };
    if (isInAccount) await changes.saveNote(noted).catch(() => undefined);
    const isStored = renewCard(noted);
    setUnstored(!isStored);
    if (isStored) showToast(t`Saved`);
  };
  const removeCard = async (): Promise<void> => {
    if (isInAccount) await changes.remove(saved).catch(() => undefined);
    dropCard(id);
    const undo = () => {
      if (saveCard(saved)) showToast(t`The card couldn’t be put back.`, { kind: 'error' });
      if (isInAccount) changes.undoRemoval(id).catch(() => undefined);
    };
    showToast(t`You removed the card of ${title}.`, { action: { text: t`Undo`, run: undo } });
  };
  return (
    <CardSheet card={card} stand={saved} heading="h2">
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
      {isUnstored && (isInAccount ? <UnstoredNote /> : <StorageFull />)}
      <div className="flex flex-wrap gap-2">
        {text.trim() !== note && (
          <Button size="small" look="primary" onClick={() => void saveNote()}>
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
        <Button size="small" aria-label={`${t`Remove`}: ${title}`} onClick={() => void removeCard()}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </CardSheet>
  );
}
