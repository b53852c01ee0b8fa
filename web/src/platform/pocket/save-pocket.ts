// Stores an exhibition on this device, or brings it up to date: as a whole or not at all.
import { pocketPictures } from '../pocket-storage.ts';
import { fetchPack } from './fetch-pocket.ts';
import { storedPack, storePack, type SavedPocket } from './pocket-store.ts';
import { storePictures } from './store-pictures.ts';

type Wanted = Pick<SavedPocket, 'id' | 'name' | 'href' | 'language' | 'withPictures'> & {
  readonly signal: AbortSignal;
  /** @param share 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** The exhibition's share of the progress, if there are pictures too. */
const packShare = 0.3;

/** Older ones are brought up to date when their page is opened. */
const maxAgeMs = 86_400_000;

export const isOld = ({ checkedAt }: SavedPocket, now: number): boolean =>
  now - Date.parse(checkedAt) > maxAgeMs;

/** @throws Fault, QuotaExceededError, and the signal's reason when it is cancelled. What was stored before stays. */
export async function savePocket({ signal, onProgress, ...wanted }: Wanted): Promise<SavedPocket> {
  const { id, language, withPictures } = wanted;
  const before = await storedPack(id).catch(() => undefined);
  const stored = before?.saved.language === language ? before.pack : undefined;
  const share = withPictures ? packShare : 1;
  const progress = (done: number) => onProgress(done * share);
  const pack = await fetchPack({ id, language, stored, signal, onProgress: progress });
  const dropPictures = () => caches.delete(pocketPictures(id));
  try {
    const pictures = withPictures
      ? await storePictures(pack, signal, (done) => onProgress(share + done * (1 - share)))
      : { bytes: 0, missing: 0 };
    signal.throwIfAborted();
    const bytes = new Blob([JSON.stringify(pack)]).size + pictures.bytes;
    const [products, all] = [pack.products.length, pack.exhibition.productCount ?? 0];
    const saved = {
      ...wanted,
      ...(all > products && { products: { stored: products, all } }),
      bytes,
      missingPictures: pictures.missing,
      checkedAt: new Date().toISOString(),
    };
    await storePack({ saved, pack });
    if (!withPictures) await dropPictures();
    return saved;
  } catch (cause) {
    if (!before?.saved.withPictures) await dropPictures();
    throw cause;
  }
}

export const isStorageFull = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError';
