import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Camera } from '#ui/icons-on-demand.tsx';
import { offerReload } from '#ui/offer-reload.ts';
import { useCamera } from './use-camera.ts';

type Props = {
  readonly onText: (text: string) => void;
  /** What the last code says: right below the picture, where a person looks. */
  readonly children: ReactNode;
};

/** The camera, started by the person: the browser then asks for permission. */
export function CameraView({ onText, children }: Props) {
  const { i18n } = useLingui();
  // 0: off.
  const [attempt, setAttempt] = useState(0);
  const { video, problem } = useCamera(attempt, onText, () => {
    setAttempt(0);
    offerReload(i18n);
  });
  const view = useRef<HTMLDivElement>(null);
  const isShown = attempt > 0 && problem === undefined;
  useEffect(() => {
    // The picture and the result below it are then whole on a phone.
    if (isShown) view.current?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  return (
    <div ref={view} className="grid gap-3">
      <video
        ref={video}
        muted
        playsInline
        hidden={!isShown}
        className="aspect-4/3 max-h-[45dvh] w-full rounded-lg bg-black object-cover"
      />
      {problem !== undefined && (
        <p role="alert" className="rounded-md bg-time-tint p-3 text-time">
          {problem === 'refused' ? (
            <Trans>
              The camera is blocked. Allow it in your browser’s settings for this site, or use a picture or
              the number.
            </Trans>
          ) : (
            <Trans>No camera can be used here. Use a picture or the number instead.</Trans>
          )}
        </p>
      )}
      {children}
      {isShown ? (
        <Button onClick={() => setAttempt(0)}>
          <Camera aria-hidden size={20} />
          <Trans>Stop the camera</Trans>
        </Button>
      ) : (
        <Button look="primary" onClick={() => setAttempt(attempt + 1)}>
          <Camera aria-hidden size={20} />
          {problem === undefined ? <Trans>Start the camera</Trans> : <Trans>Try again</Trans>}
        </Button>
      )}
    </div>
  );
}
