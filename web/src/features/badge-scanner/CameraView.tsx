import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Camera } from '#ui/icons-on-demand.tsx';
import { useCamera } from './use-camera.ts';

/** The camera, started by the person: the browser then asks for permission. */
export function CameraView({ onText }: { readonly onText: (text: string) => void }) {
  const [active, setActive] = useState(false);
  const { video, problem } = useCamera(active, onText);
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        hidden={!active || problem !== undefined}
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
      <Button look={active ? 'secondary' : 'primary'} onClick={() => setActive(!active)}>
        <Camera aria-hidden size={20} />
        {active ? <Trans>Stop the camera</Trans> : <Trans>Start the camera</Trans>}
      </Button>
    </>
  );
}
