import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { saveBlob } from '#platform/save-blob.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { useFormat } from '#ui/format.ts';
import { Download } from '#ui/icons-on-demand.tsx';
import { UserRound } from '#ui/icons.tsx';
import { TextField } from '#ui/TextField.tsx';
import { UnstoredNote } from '#ui/UnstoredNote.tsx';
import { csv } from './csv.ts';
import { type SavedCard, useAreCardsUnstored } from './saved-store.ts';
import { SavedCardItem } from './SavedCardItem.tsx';
import { useCardLabels } from '#ui/use-card-labels.ts';
import { useIsCardHolder } from './use-is-card-holder.ts';
import { useSavedCards } from './use-saved-cards.ts';
import { vcard, vcardType } from './vcard.ts';

/** The received cards, searchable, and as files. They can be read without a network. */
export function SavedCardList() {
  const { t, i18n } = useLingui();
  const labels = useCardLabels();
  const { country } = useFormat();
  const isHolder = useIsCardHolder();
  const isUnstored = useAreCardsUnstored();
  const cards = useSavedCards();
  const [words, setWords] = useState('');
  const found = cards.filter((card) => matches(card, words, i18n.locale));
  if (cards.length === 0)
    return (
      <EmptyView
        icon={UserRound}
        title={<Trans>No saved cards yet</Trans>}
        actions={
          <Link to="/" className={buttonStyle({ look: 'primary' })}>
            <Trans>See the next trade fairs</Trans>
          </Link>
        }
      >
        <Trans>Cards that you receive or save at fairs are here.</Trans>
      </EmptyView>
    );
  const nameOf = (code: string | null) => (code === null ? '' : country(code));
  const saveCsv = () => {
    const head = [...Object.values(labels), t`Stand`, t`Note`];
    const rows = found.map(({ card, hall, standNumber, note }) => [
      ...Object.keys(labels).map((field) =>
        field === 'countryCode' ? nameOf(card.countryCode) : (card[field as keyof typeof labels] ?? ''),
      ),
      hall && standNumber ? `${hall}-${standNumber}` : '',
      note,
    ]);
    saveBlob('cards.csv', new Blob([csv([head, ...rows])], { type: 'text/csv;charset=utf-8' }));
  };
  const saveVcards = () =>
    saveBlob(
      'cards.vcf',
      new Blob([found.map(({ card, note }) => vcard(card, nameOf(card.countryCode), note)).join('')], {
        type: vcardType,
      }),
    );
  return (
    <div className="grid gap-5">
      <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
        <TextField
          type="search"
          label={t`Search`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          maxLength={200}
        />
        <Button onClick={saveVcards}>
          <Download aria-hidden size={20} />
          <Trans>Download as vCard</Trans>
        </Button>
        <Button onClick={saveCsv}>
          <Download aria-hidden size={20} />
          <Trans>Download as CSV</Trans>
        </Button>
      </div>
      {isUnstored && <UnstoredNote />}
      {!isHolder && (
        <p className="text-mute">
          <Trans>
            These cards are only on this device. Log in as a buyer or a supplier to have them in your account.
          </Trans>
        </p>
      )}
      {found.length === 0 && (
        <p role="status">
          <Trans>No card has these words.</Trans>
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {found.map((saved) => (
          <li key={saved.id} className="grid content-start">
            <SavedCardItem saved={saved} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether all words are in the card or its note, in any case. */
function matches({ card, note, hall, standNumber }: SavedCard, words: string, locale: string): boolean {
  const text = [...Object.values(card), note, `${hall ?? ''}-${standNumber ?? ''}`]
    .join(' ')
    .toLocaleLowerCase(locale);
  return words
    .toLocaleLowerCase(locale)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
