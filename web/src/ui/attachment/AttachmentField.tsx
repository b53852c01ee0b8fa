import { attachmentsMaxCount } from '@fairgate/schema/limits';
import type { ReactNode } from 'react';
import { AttachmentList, type ListedFile } from './AttachmentList.tsx';
import { AttachmentPicker } from './AttachmentPicker.tsx';
import { FileProblemText } from './FileProblemText.tsx';

/** What a file field offers: without HEIC, telephones give their photos as JPEG. */
const acceptedFiles = '.jpg,.jpeg,.png,.webp,.gif,.avif,.pdf,.docx,.xlsx,.csv,.txt';

type Props = {
  readonly files: readonly ListedFile[];
  /** What was wrong with the files that were chosen last. */
  readonly problem?: string | undefined;
  readonly isOnline: boolean;
  readonly onFiles: (chosen: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  /** The field that the files belong to: they can be dropped and pasted there. */
  readonly children: ReactNode;
};

/** The files of a message or another form, around its field. */
export function AttachmentField({ files, problem, isOnline, onFiles, onRemove, onRetry, children }: Props) {
  return (
    <AttachmentPicker accept={acceptedFiles} isFull={files.length >= attachmentsMaxCount} onFiles={onFiles}>
      {children}
      <AttachmentList files={files} isOnline={isOnline} onRemove={onRemove} onRetry={onRetry} />
      {problem && (
        <p role="alert" className="text-sm text-brand-ink">
          <FileProblemText problem={problem} />
        </p>
      )}
    </AttachmentPicker>
  );
}
