import { Trans } from '@lingui/react/macro';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { buttonStyle } from '../button-style.ts';
import { classes } from '../classes.ts';
import { Paperclip } from '../icons-on-demand.tsx';

type Props = {
  /** The ends of names that the file field offers. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** No more can be added. */
  readonly isFull: boolean;
  /** The fields of the form that the files belong to: files can be dropped and pasted there. */
  readonly children: ReactNode;
};

/** A form to which files can be added: by a button, with the camera of a phone, by dropping and by pasting. */
export function AttachmentPicker({ accept, onFiles, isFull, children }: Props) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined): boolean => {
    if (!files?.length) return false;
    onFiles([...files]);
    return true;
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (take(event.dataTransfer.files)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    // A table that is copied from a spreadsheet is a text and a picture: the text is meant.
    if (event.clipboardData.types.includes('text/plain')) return;
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
      onPaste={paste}
      className={classes('grid gap-2 rounded-lg', isOver && 'outline-2 outline-offset-4 outline-focus')}
    >
      {children}
      <label
        className={classes(
          buttonStyle(),
          'relative cursor-pointer justify-self-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          isFull && 'pointer-events-none opacity-40',
        )}
      >
        <Paperclip aria-hidden size={20} />
        <Trans>Attach files</Trans>
        <input
          type="file"
          multiple
          accept={accept}
          disabled={isFull}
          className="sr-only"
          onChange={({ target }) => {
            take(target.files);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
