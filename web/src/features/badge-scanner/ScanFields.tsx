import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { CameraView } from './CameraView.tsx';
import { PictureField } from './PictureField.tsx';

type Props = {
  readonly onText: (text: string) => void;
  /** The result of the last code. */
  readonly children: ReactNode;
};

/** The camera, the choice of a picture, and below them the result. */
export function ScanFields({ onText, children }: Props) {
  const { t } = useLingui();
  const [hasNoCode, setHasNoCode] = useState(false);
  const read = (text: string | undefined): void => {
    setHasNoCode(text === undefined);
    if (text !== undefined) onText(text);
  };
  return (
    <section aria-label={t`Scan the code`} className="grid gap-3">
      <CameraView onText={read} />
      <PictureField onText={read} />
      {hasNoCode ? (
        <p role="status" className="text-time">
          <Trans>No code was found in this picture. Take a sharper one from closer.</Trans>
        </p>
      ) : (
        children
      )}
    </section>
  );
}
