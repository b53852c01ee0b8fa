// Stores the small pictures of an exhibition on this device.
import type { PocketPack } from '@fairgate/schema/pocket';
import { pocketPictures } from '../pocket-storage.ts';

const picturesMost = 1_000;
const atOnce = 6;
/** The smallest of the image service. */
const smallPicture = '?w=200&f=webp';

const attemptsMost = 4;
/** After so many failures without a picture between them, the rest waits for the next update. */
const failuresMost = atOnce * attemptsMost;
const pauseMs = 2_000;
const pauseMostMs = 60_000;
const tooMany = 429;
const firstServerError = 500;

export type StoredPictures = {
  readonly bytes: number;
  /** How many could not be loaded now; another try may load them. */
  readonly missing: number;
};

/**
 * Loads what is not on this device yet. A server that is busy is asked again when it says.
 * @param onProgress share 0 to 1. @throws QuotaExceededError when the storage is full; the signal's reason when it is cancelled.
 */
export async function storePictures(
  pack: PocketPack,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<StoredPictures> {
  const cache = await caches.open(pocketPictures(pack.exhibition.id));
  const addresses = addressesOf(pack);
  const waiting = addresses.values();
  const load = newLoader(signal);
  let [bytes, missing, done] = [0, 0, 0];
  const work = async () => {
    for (const address of waiting) {
      const known = await cache.match(address);
      const answer = known ?? (await load(address));
      if (answer?.ok) {
        const { size } = await answer.clone().blob();
        bytes += size;
        if (!known) await cache.put(address, answer);
      } else if (!answer) missing += 1;
      done += 1;
      onProgress(done / addresses.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { bytes, missing };
}

function addressesOf({ exhibition, exhibitors, products }: PocketPack): string[] {
  const pictures = [
    exhibition.picture,
    ...exhibitors.map(({ logo, supplier }) => logo ?? supplier?.picture),
    ...products.map(({ picture }) => picture),
    ...exhibitors.flatMap(({ pictures: own }) => own ?? []),
  ];
  // Pictures of other hosts have no small size.
  const own = pictures.flatMap((picture) => (picture?.src.startsWith('/pictures/') ? picture.src : []));
  return [...new Set(own)].slice(0, picturesMost).map((src) => src + smallPicture);
}

/**
 * Loads pictures for several at once, who share the pauses that the server asks for. The loader gives a picture, or the answer
 * that there is none; undefined when another try may give it.
 */
function newLoader(signal: AbortSignal): (address: string) => Promise<Response | undefined> {
  let resumeAt = 0;
  let failures = 0;
  return async (address) => {
    for (let attempt = 1; attempt <= attemptsMost; attempt += 1) {
      await pauseUntil(resumeAt, signal);
      if (failures >= failuresMost) return undefined;
      const answer = await fetch(address, { signal }).catch(() => undefined);
      signal.throwIfAborted();
      if (answer && answer.status !== tooMany && answer.status < firstServerError) {
        failures = 0;
        return answer;
      }
      failures += 1;
      resumeAt = Math.max(resumeAt, Date.now() + pauseOf(answer, attempt));
    }
    return undefined;
  };
}

function pauseOf(answer: Response | undefined, attempt: number): number {
  const asked = Number(answer?.headers.get('retry-after')) * 1_000;
  return Math.min(asked || pauseMs * 2 ** (attempt - 1), pauseMostMs);
}

function pauseUntil(time: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const left = time - Date.now();
  if (left <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, left);
    signal.addEventListener('abort', stop, { once: true });
  });
}
