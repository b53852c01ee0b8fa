import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { CameraView } from './CameraView.tsx';
import { createDecoder } from './decoder.ts';
import { PictureField } from './PictureField.tsx';

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
  const [hasNoCode, setHasNoCode] = useState(false);
  useEffect(() => {
    // “Ready, also without a network”: its code too.
    createDecoder().catch(() => undefined);
  }, []);
  const read = (text: string | undefined): void => {
    setHasNoCode(text === undefined);
    if (text !== undefined) onText(text);
  };
  return (
    <section aria-label={t`Scan the code`} className="grid gap-3">
      <CameraView onText={read}>
        {hasNoCode ? (
          <p role="status" className="rounded-md bg-time-tint p-3 text-time">
            <Trans>No code was found in this picture. Take a sharper one from closer.</Trans>
          </p>
        ) : (
          result
        )}
        {children}
      </CameraView>
      <PictureField onText={read} />
    </section>
  );
}
