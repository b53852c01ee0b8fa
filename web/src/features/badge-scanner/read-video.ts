import { createDecoder } from './decoder.ts';

/** A phone decodes several pictures a second and stays cool. */
const pauseMs = 120;

/** Reads QR codes from a camera's picture until `signal` aborts. Rejects when the decoder cannot be loaded. */
export async function readVideo(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<void> {
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
