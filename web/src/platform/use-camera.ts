import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export type CameraProblem = 'refused' | 'missing';

type Camera = {
  /** The size of the picture in pixels, where the camera has it. */
  readonly width: number;
  readonly height: number;
  /** 0: the camera is off. Another number starts it, again after a problem. */
  readonly attempt?: number;
  /** The picture is shown until `signal` aborts. */
  readonly onShown: (video: HTMLVideoElement, signal: AbortSignal) => void;
  readonly onProblem: (problem: CameraProblem) => void;
};

/** Shows the camera at the back of a phone in the element of the returned ref, until it is unmounted. */
export function useCamera({
  width,
  height,
  attempt = 1,
  onShown,
  onProblem,
}: Camera): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  const shown = useEffectEvent(onShown);
  const failed = useEffectEvent(onProblem);
  useEffect(() => {
    const element = video.current;
    if (attempt === 0 || !element) return undefined;
    const stop = new AbortController();
    const size = { width: { ideal: width }, height: { ideal: height } };
    show(element, { facingMode: 'environment', ...size }, stop.signal).then(
      () => {
        if (!stop.signal.aborted) shown(element, stop.signal);
      },
      (cause: unknown) => {
        if (stop.signal.aborted) return;
        const isRefused = cause instanceof DOMException && cause.name === 'NotAllowedError';
        failed(isRefused ? 'refused' : 'missing');
      },
    );
    return () => stop.abort();
  }, [attempt, width, height]);
  return video;
}

/** @throws DOMException when there is no camera or it is refused */
async function show(
  element: HTMLVideoElement,
  video: MediaTrackConstraints,
  signal: AbortSignal,
): Promise<void> {
  // Absent on pages without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('No camera', 'NotFoundError');
  const stream = await devices.getUserMedia({ video });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
    element.srcObject = null;
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  element.srcObject = stream;
  // A browser that does not start it by itself still shows its first picture.
  await element.play().catch(() => undefined);
}
