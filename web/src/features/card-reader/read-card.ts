// Reads the lines on a picture of a card: on this device, in a worker.
import { fetchBytes } from '#platform/fetch-bytes.ts';
import type { ReadAnswer, ReadRequest } from './messages.ts';
import type { ReadLine } from './parse/read-line.ts';
import { toReadablePicture } from './picture.ts';
import { ReadError } from './read-problem.ts';
import type { ReadingFiles } from './reading-files.ts';
import { startWorker } from './start-worker.ts';

export type ReadProgress = { readonly stage: 'loading' | 'reading'; /** 0 to 1. */ readonly share: number };

type Wanted = {
  readonly source: Blob | HTMLVideoElement;
  readonly files: ReadingFiles;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadProgress) => void;
};

/** @returns the lines from the top, at least one. @throws ReadError */
export async function readCard({ source, files, signal, onProgress }: Wanted): Promise<readonly ReadLine[]> {
  try {
    const picture = await toReadablePicture(source);
    const request = { ...(await load(files, signal, onProgress)), picture };
    const lines = await readInWorker(request, signal, (share) => onProgress({ stage: 'reading', share }));
    if (lines.length === 0) throw new ReadError('no-text');
    return lines;
  } catch (cause) {
    if (signal.aborted) throw new ReadError('cancelled', { cause });
    throw cause instanceof ReadError ? cause : new ReadError('failed', { cause });
  }
}

async function load(
  { core, languages, bytes }: ReadingFiles,
  signal: AbortSignal,
  onProgress: (progress: ReadProgress) => void,
): Promise<Omit<ReadRequest, 'picture'>> {
  onProgress({ stage: 'loading', share: 0 });
  const addresses = [core.url, ...languages.map(({ url }) => url)];
  try {
    const [wasm, ...data] = await fetchBytes(addresses, signal, (arrived) =>
      // Tesseract arrives unpacked, so more may arrive than was sent.
      onProgress({ stage: 'loading', share: Math.min(1, arrived / bytes) }),
    );
    if (!wasm) throw new ReadError('not-loaded');
    return {
      core: wasm,
      languages: languages.flatMap(({ code }, at) => (data[at] ? [{ code, data: data[at] }] : [])),
    };
  } catch (cause) {
    throw new ReadError('not-loaded', { cause });
  }
}

async function readInWorker(
  request: ReadRequest,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<readonly ReadLine[]> {
  signal.throwIfAborted();
  const worker = startWorker();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new ReadError('cancelled')));
      // Its file could not be loaded, or it broke.
      worker.addEventListener('error', ({ message }) =>
        reject(new ReadError(message ? 'failed' : 'not-loaded')),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
        if ('share' in data) onShare(data.share);
        else if ('lines' in data) resolve(data.lines);
        else reject(new ReadError('failed', { cause: data.error }));
      });
      worker.postMessage(request, [
        request.core,
        request.picture,
        ...request.languages.map(({ data }) => data),
      ]);
    });
  } finally {
    worker.terminate();
  }
}
