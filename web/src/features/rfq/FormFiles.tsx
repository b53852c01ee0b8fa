import type { ReactNode } from 'react';
import type { AttachedFileFragment } from '#graphql';
import type { Attachments } from '#platform/attachments/use-attachments.ts';
import { useOnline } from '#platform/online.ts';
import { AttachmentField } from '#ui/attachment/AttachmentField.tsx';
import { isKnown, remainingOf, withId } from './form-files.ts';

type Props = {
  /** Those that were sent before. */
  readonly known: readonly AttachedFileFragment[];
  /** Ids of those that were removed, separated by spaces. */
  readonly removed: string;
  readonly onRemovedChange: (removed: string) => void;
  /** Those that were chosen on this device. */
  readonly attachments: Attachments;
  /** The field that they belong to. */
  readonly children: ReactNode;
};

/** The files of an RFQ or of a quotation that is written. */
export function FormFiles({ known, removed, onRemovedChange, attachments, children }: Props) {
  const isOnline = useOnline();
  const remaining = remainingOf(known, removed);
  const chosen = attachments.files.filter((file) => !isKnown(known, file));
  return (
    <AttachmentField
      files={[...remaining.map(toListed), ...chosen]}
      problem={attachments.problem}
      isOnline={isOnline}
      onFiles={(chosen) => void attachments.add(chosen, remaining.length)}
      onRemove={(key) => {
        if (remaining.some(({ id }) => id === key)) onRemovedChange(withId(removed, key));
        else void attachments.remove(key);
      }}
      onRetry={(key) => void attachments.retry(key)}
    >
      {children}
    </AttachmentField>
  );
}

const toListed = ({ id, name, bytes, preview }: AttachedFileFragment) => ({
  key: id,
  name,
  bytes,
  picture: preview?.src,
  state: 'stored' as const,
  progress: 1,
});
