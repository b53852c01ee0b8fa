import { leadNoteMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import type { LeadStatus } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { type DeviceLead, hasUnsavedNote } from './device-leads.ts';
import { ResultCard } from './ResultCard.tsx';

type Props = {
  readonly lead: DeviceLead;
  /** Undefined until the service has answered, and a day later. */
  readonly status: LeadStatus | undefined;
  /** Nothing of it waits on this device. */
  readonly isSent: boolean;
  /** It was chosen in order to change its note. */
  readonly isChosen: boolean;
  readonly onChange: (lead: DeviceLead) => void;
  readonly onSave: (lead: DeviceLead) => void;
};

/** The visitor who was scanned last, or another lead, and the note on them. */
export function LeadNote({ lead, status, isSent, isChosen, onChange, onSave }: Props) {
  const { name, company, note } = lead;
  // A note that is not changed must not replace a newer one from another device.
  const save = (): void => {
    if (hasUnsavedNote(lead)) onSave(lead);
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
        {isSent ? <Trans>Sent to your account</Trans> : <Trans>Saved on this device</Trans>}
      </ResultCard>
      <TextArea
        label={<Trans>Note</Trans>}
        value={note}
        rows={3}
        maxLength={leadNoteMaxCharacters}
        autoFocus={isChosen}
        onChange={({ target }) => onChange({ ...lead, note: target.value })}
        onBlur={save}
      />
      <Button onClick={save}>
        <Trans>Save note</Trans>
      </Button>
    </div>
  );
}
