import { type DeviceLead, hasUnsavedNote } from '#features/badge-scanner/device-leads.ts';
import { NoteField } from '#features/badge-scanner/NoteField.tsx';
import { useCheckLists } from '#features/badge-scanner/use-check-lists.ts';
import type { DeviceLeads } from '#features/badge-scanner/use-device-leads.ts';

type Props = {
  readonly lead: DeviceLead;
  readonly device: Pick<DeviceLeads, 'change' | 'send'>;
  readonly onDone: () => void;
};

/** Changes the note on a lead, whichever device scanned it. What is typed stays on this device until it is sent. */
export function LeadNoteEditor({ lead, device, onDone }: Props) {
  // How wrong this device's clock is: of two notes the later one stays.
  const { lists } = useCheckLists();
  const save = (): void => {
    if (hasUnsavedNote(lead)) device.send(lead, lists?.clockOffsetMs);
  };
  return (
    <div className="grid gap-3">
      <NoteField
        note={lead.note}
        autoFocus
        onChange={(note) => device.change({ ...lead, note })}
        onLeave={save}
        onSave={() => {
          save();
          onDone();
        }}
      />
    </div>
  );
}
