import { leadNoteMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { LeadStatus } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { LeadDraft } from './lead-draft.ts';
import { ResultCard } from './ResultCard.tsx';

type Props = {
  readonly lead: LeadDraft;
  /** Undefined until the service has answered. */
  readonly status: LeadStatus | undefined;
  readonly onChange: (lead: LeadDraft) => void;
  readonly onSave: (lead: LeadDraft) => Promise<void>;
};

/** The visitor who was scanned last, and the note on them. */
export function LeadNote({ lead, status, onChange, onSave }: Props) {
  const { name, company, note } = lead;
  // A note that was typed before a reload may not be saved.
  const [savedNote, setSavedNote] = useState(note === '' ? note : undefined);
  const save = (): void => {
    if (note === savedNote) return;
    void onSave(lead).then(() => setSavedNote(note));
  };
  if (status !== undefined && status !== 'SAVED')
    return (
      <ResultCard kind="refused" title={<Trans>No lead from this badge</Trans>} holder={{ name, company }}>
        {status === 'REVOKED' ? (
          <Trans>It has been revoked.</Trans>
        ) : (
          <Trans>It isn’t a badge of this fair.</Trans>
        )}
      </ResultCard>
    );
  return (
    <div className="grid gap-3">
      <ResultCard kind="valid" title={<Trans>Lead saved</Trans>} holder={{ name, company }}>
        {status === 'SAVED' ? <Trans>Sent to your account</Trans> : <Trans>Saved on this device</Trans>}
      </ResultCard>
      <TextArea
        label={<Trans>Note</Trans>}
        value={note}
        rows={3}
        maxLength={leadNoteMaxCharacters}
        onChange={({ target }) => onChange({ ...lead, note: target.value })}
        onBlur={save}
      />
      <Button onClick={save}>
        <Trans>Save note</Trans>
      </Button>
    </div>
  );
}
