import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReadProblem } from './read-problem.ts';

/** Cards have small letters. */
const wanted: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/** Shows the camera in the element of `video` until it is unmounted. */
export function useCamera(onProblem: (problem: ReadProblem) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const failed = useEffectEvent(onProblem);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const stop = new AbortController();
    show(element, stop.signal).then(
      () => setReady(true),
      (cause: unknown) => {
        if (stop.signal.aborted) return;
        const isRefused = cause instanceof DOMException && cause.name === 'NotAllowedError';
        failed(isRefused ? 'camera-refused' : 'no-camera');
      },
    );
    return () => stop.abort();
  }, []);
  return { video, isReady };
}

/** @throws DOMException when there is no camera or it is refused */
async function show(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  // Absent on pages without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('No camera', 'NotFoundError');
  const stream = await devices.getUserMedia(wanted);
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play();
}
