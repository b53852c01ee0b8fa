import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format.ts';
import { Camera } from '#ui/icons-on-demand.tsx';
import { toMegabytes } from '#ui/megabytes.ts';
import { PictureField } from '#ui/PictureField.tsx';
import { CameraView } from './CameraView.tsx';
import { ProblemText } from './ProblemText.tsx';
import type { ReadProblem } from './read-problem.ts';
import type { ReadingFiles } from './reading-files.ts';

type Props = {
  readonly files: ReadingFiles;
  readonly problem: ReadProblem | undefined;
  readonly onPicture: (source: Blob | HTMLVideoElement) => void;
  readonly onProblem: (problem: ReadProblem) => void;
};

const cameraProblems = { refused: 'camera-refused', missing: 'no-camera' } as const;

/** A camera on phones, a file everywhere. What it costs is said before anything is loaded. */
export function ChoosePicture({ files, problem, onPicture, onProblem }: Props) {
  const { number } = useFormat();
  const [active, setActive] = useState(false);
  const megabytes = number(toMegabytes(files.bytes));
  if (active)
    return (
      <CameraView
        onPicture={onPicture}
        onProblem={(found) => {
          setActive(false);
          onProblem(cameraProblems[found]);
        }}
        onStop={() => setActive(false)}
      />
    );
  return (
    <>
      <div className="grid gap-1 text-sm text-mute">
        <p>
          <Trans>The card is read on this device. The picture isn’t sent anywhere.</Trans>
        </p>
        <p className="figures">
          <Trans>The first time, {megabytes} MB are loaded for it.</Trans>
        </p>
        {!files.readsOwnScript && (
          <p>
            <Trans>Only Latin letters can be read so far.</Trans>
          </p>
        )}
      </div>
      {problem && <ProblemText problem={problem} />}
      <div className="flex flex-wrap gap-3 *:max-sm:w-full">
        <Button look="primary" className="pointer-fine:hidden" onClick={() => setActive(true)}>
          <Camera aria-hidden size={20} />
          <Trans>Use the camera</Trans>
        </Button>
        <PictureField onPicture={onPicture}>
          <Trans>Choose a picture</Trans>
        </PictureField>
      </div>
    </>
  );
}
