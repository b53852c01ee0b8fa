import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Camera } from '#ui/icons-on-demand.tsx';
import { useCamera } from './use-camera.ts';

/** The camera, started by the person: the browser then asks for permission. */
export function CameraView({ onText }: { readonly onText: (text: string) => void }) {
  /** Counts the starts; 0 while it is off. */
  const [start, setStart] = useState(0);
  const { video, problem } = useCamera(start, onText);
  const isOn = start > 0 && problem === undefined;
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        hidden={!isOn}
        className="aspect-square w-full rounded-lg bg-black object-cover"
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
      <Button look={isOn ? 'secondary' : 'primary'} onClick={() => setStart(isOn ? 0 : start + 1)}>
        <Camera aria-hidden size={20} />
        {isOn ? <Trans>Stop the camera</Trans> : <Trans>Start the camera</Trans>}
      </Button>
    </>
  );
}
