import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { Camera } from '#ui/icons-on-demand.tsx';
import type { ReadProblem } from './read-problem.ts';
import { useCamera } from './use-camera.ts';

type Props = {
  readonly onPicture: (video: HTMLVideoElement) => void;
  readonly onProblem: (problem: ReadProblem) => void;
  readonly onStop: () => void;
};

/** The camera, started by the person: the browser then asks for permission. */
export function CameraView({ onPicture, onProblem, onStop }: Props) {
  const { video, isReady } = useCamera(onProblem);
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
