import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useCamera } from '#platform/use-camera.ts';
import { Button } from '#ui/Button.tsx';
import { Camera } from '#ui/icons-on-demand.tsx';
import { DecoderNotLoaded } from './DecoderNotLoaded.tsx';
import { readVideo } from './read-video.ts';
import type { ScanProblem } from './scan-problem.ts';

type Props = {
  readonly onText: (text: string) => void;
  /** What the last code says: right below the picture, where a person looks. */
  readonly children: ReactNode;
};

/** The camera, started by the person: the browser then asks for permission. */
export function CameraView({ onText, children }: Props) {
  // 0: off.
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<ScanProblem>();
  const found = useEffectEvent(onText);
  const video = useCamera({
    width: 1280,
    height: 1280,
    attempt: problem === undefined ? attempt : 0,
    onShown: (element, signal) => {
      readVideo(element, signal, (text) => found(text)).catch(() => {
        if (!signal.aborted) setProblem('not-loaded');
      });
    },
    onProblem: setProblem,
  });
  const view = useRef<HTMLDivElement>(null);
  const isShown = attempt > 0 && problem === undefined;
  useEffect(() => {
    // The picture and the result below it are then whole on a phone.
    if (isShown) view.current?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  const start = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
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
          <ProblemText problem={problem} />
        </p>
      )}
      {children}
      {isShown ? (
        <Button onClick={() => setAttempt(0)}>
          <Camera aria-hidden size={20} />
          <Trans>Stop the camera</Trans>
        </Button>
      ) : (
        <Button look="primary" onClick={start}>
          <Camera aria-hidden size={20} />
          {problem === undefined ? <Trans>Start the camera</Trans> : <Trans>Try again</Trans>}
        </Button>
      )}
    </div>
  );
}

function ProblemText({ problem }: { readonly problem: ScanProblem }) {
  switch (problem) {
    case 'refused':
      return (
        <Trans>
          The camera is blocked. Allow it in your browser’s settings for this site, or use a picture or the
          number.
        </Trans>
      );
    case 'missing':
      return <Trans>No camera can be used here. Use a picture or the number instead.</Trans>;
    case 'not-loaded':
      return <DecoderNotLoaded />;
  }
}
