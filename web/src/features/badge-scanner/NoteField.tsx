import { leadNoteMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type Props = {
  readonly note: string;
  readonly autoFocus: boolean;
  readonly onChange: (note: string) => void;
  /** The field has lost the focus. */
  readonly onLeave: () => void;
  readonly onSave: () => void;
};

/** The note on a lead. */
export function NoteField({ note, autoFocus, onChange, onLeave, onSave }: Props) {
  return (
    <>
      <TextArea
        label={<Trans>Note</Trans>}
        value={note}
        rows={3}
        maxLength={leadNoteMaxCharacters}
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      <Button onClick={onSave}>
        <Trans>Save note</Trans>
      </Button>
    </>
  );
}
