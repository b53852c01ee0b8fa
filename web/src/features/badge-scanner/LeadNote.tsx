import { Trans } from '@lingui/react/macro';
import type { LeadStatus } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { type DeviceLead, hasUnsavedNote } from './device-leads.ts';
import { NoteField } from './NoteField.tsx';
import { RefusedText, RefusedTitle } from './RefusedText.tsx';
import { ResultCard } from './ResultCard.tsx';

type Props = {
  readonly lead: DeviceLead;
  /** Undefined until the service has answered; a refusal stays. */
  readonly status: LeadStatus | undefined;
  /** Nothing of it waits on this device. */
  readonly isSent: boolean;
  /** It was chosen in order to change its note. */
  readonly isChosen: boolean;
  readonly onChange: (lead: DeviceLead) => void;
  readonly onSave: (lead: DeviceLead) => void;
  readonly onRemove: (lead: DeviceLead) => void;
};

/** The visitor who was scanned last, or another lead, and the note on them. */
export function LeadNote({ lead, status, isSent, isChosen, onChange, onSave, onRemove }: Props) {
  const { name, company, note } = lead;
  // A note that is not changed must not replace a newer one from another device.
  const save = (): void => {
    if (hasUnsavedNote(lead)) onSave(lead);
  };
  if (status !== undefined && status !== 'SAVED')
    return (
      <div className="grid gap-3">
        <ResultCard kind="refused" title={<RefusedTitle status={status} />} holder={{ name, company }}>
          <RefusedText status={status} />
        </ResultCard>
        {note !== '' && (
          <p dir="auto" className="text-match wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        )}
        <Button onClick={() => onRemove(lead)}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <ResultCard kind="valid" title={<Trans>Lead saved</Trans>} holder={{ name, company }}>
        {isSent ? <Trans>Sent to your account</Trans> : <Trans>Saved on this device</Trans>}
      </ResultCard>
      <NoteField
        note={note}
        autoFocus={isChosen}
        onChange={(next) => onChange({ ...lead, note: next })}
        onLeave={save}
        onSave={save}
      />
    </div>
  );
}
