import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type CameraProblem, useCamera } from '#platform/use-camera.ts';
import { Button } from '#ui/Button.tsx';
import { Camera } from '#ui/icons-on-demand.tsx';

type Props = {
  readonly onPicture: (video: HTMLVideoElement) => void;
  readonly onProblem: (problem: CameraProblem) => void;
  readonly onStop: () => void;
};

/** The camera, started by the person: the browser then asks for permission. */
export function CameraView({ onPicture, onProblem, onStop }: Props) {
  const [isReady, setReady] = useState(false);
  // Cards have small letters.
  const video = useCamera({ width: 1920, height: 1080, onShown: () => setReady(true), onProblem });
  return (
    <>
      <p className="text-sm text-mute">
        <Trans>Hold the card so that it fills the picture.</Trans>
      </p>
      <video ref={video} muted playsInline className="aspect-3/2 w-full rounded-lg bg-black object-cover" />
      <div className="flex flex-wrap gap-3 *:max-sm:w-full">
        <Button
          look="primary"
          pending={!isReady}
          onClick={() => {
            if (video.current) onPicture(video.current);
          }}
        >
          <Camera aria-hidden size={20} />
          <Trans>Take the picture</Trans>
        </Button>
        <Button onClick={onStop}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}
