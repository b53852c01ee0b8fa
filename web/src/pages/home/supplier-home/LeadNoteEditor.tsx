import { type DeviceLead, hasUnsavedNote, leadFromElsewhere } from '#features/badge-scanner/device-leads.ts';
import { NoteField } from '#features/badge-scanner/NoteField.tsx';
import { useCheckLists } from '#features/badge-scanner/use-check-lists.ts';
import type { Device, Lead } from './LeadItem.tsx';

type Props = {
  readonly exhibitionId: string;
  readonly lead: Lead;
  readonly device: Device;
  readonly onDone: () => void;
};

/** Changes the note on a lead, whichever device scanned it. What is typed stays on this device until it is sent. */
export function LeadNoteEditor({ exhibitionId, lead, device, onDone }: Props) {
  // How wrong this device's clock is: of two notes the later one stays.
  const { lists } = useCheckLists();
  const own: DeviceLead =
    device.leads.find(({ id }) => id === lead.id) ?? leadFromElsewhere(exhibitionId, lead);
  const save = (): void => {
    if (hasUnsavedNote(own)) device.send(own, lists?.clockOffsetMs);
  };
  return (
    <div className="grid gap-3">
      <NoteField
        note={own.note}
        autoFocus
        onChange={(note) => device.change({ ...own, note })}
        onLeave={save}
        onSave={() => {
          save();
          onDone();
        }}
      />
    </div>
  );
}
