import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMissingScript } from '#ui/missing-script.ts';
import { createDecoder } from './decoder.ts';

export type CameraProblem = 'refused' | 'missing';

/** A phone decodes several pictures a second and stays cool. */
const pauseMs = 120;

/**
 * Reads QR codes from the camera; the video goes into the element of `video`.
 * @param attempt 0: the camera is off. Another number starts it, again after a problem.
 * @param onMissing the decoder cannot be loaded.
 */
export function useCamera(attempt: number, onText: (text: string) => void, onMissing: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem>();
  const found = useEffectEvent(onText);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    const element = video.current;
    if (attempt === 0 || !element) return undefined;
    const stop = new AbortController();
    read(element, stop.signal, (text) => found(text)).catch((cause: unknown) => {
      if (stop.signal.aborted) return;
      if (isMissingScript(cause)) return missing();
      const isRefused = cause instanceof DOMException && cause.name === 'NotAllowedError';
      setProblem(isRefused ? 'refused' : 'missing');
    });
    return () => {
      stop.abort();
      setProblem(undefined);
    };
  }, [attempt]);
  return { video, problem };
}

/** @throws DOMException when there is no camera or it is refused */
async function read(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<void> {
  // Absent on pages without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('No camera', 'NotFoundError');
  const stream = await devices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } },
  });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  const decode = await createDecoder();
  while (!signal.aborted) {
    if (video.readyState >= video.HAVE_CURRENT_DATA) {
      const text = await decode(video, video.videoWidth, video.videoHeight);
      if (text !== undefined && !signal.aborted) onText(text);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}
