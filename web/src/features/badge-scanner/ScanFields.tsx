import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { PictureField } from '#ui/PictureField.tsx';
import { CameraView } from './CameraView.tsx';
import { createDecoder } from './decoder.ts';
import { PictureNote } from './PictureNote.tsx';
import { readPicture } from './read-picture.ts';
import type { PictureProblem } from './scan-problem.ts';

type Props = {
  readonly onText: (text: string) => void;
  /** The result of the last code. */
  readonly result: ReactNode;
  /** What follows from it. */
  readonly children?: ReactNode;
};

/** The camera with the result, and the choice of a picture. */
export function ScanFields({ onText, result, children }: Props) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    // “Ready, also without a network”: its code too.
    createDecoder().catch(() => undefined);
  }, []);
  const [unread, setUnread] = useState<{ readonly file: File; readonly problem: PictureProblem }>();
  const take = (text: string): void => {
    setUnread(undefined);
    onText(text);
  };
  const read = async (file: File): Promise<void> => {
    setPending(true);
    const found = await readPicture(file);
    setPending(false);
    if ('text' in found) take(found.text);
    else setUnread({ file, problem: found.problem });
  };
  return (
    <section aria-label={t`Scan the code`} className="grid gap-3">
      <CameraView onText={take}>
        {unread ? (
          <PictureNote problem={unread.problem} pending={pending} onRetry={() => void read(unread.file)} />
        ) : (
          result
        )}
        {children}
      </CameraView>
      <PictureField pending={pending} onPicture={(file) => void read(file)}>
        <Trans>Read a picture</Trans>
      </PictureField>
    </section>
  );
}
