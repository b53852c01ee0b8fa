import type { Picture, PictureStore } from './picture-store.ts';

/** What the pictures of rows are read from. */
export type PictureWork = {
  readonly pictures: PictureStore;
  /** Whether a folder with picture files is given. */
  readonly imagesGiven: boolean;
  readonly signal: AbortSignal;
};

/** The pictures that a cell names, and those that are stored for it. */
export type PictureJob = { readonly sources: readonly string[]; readonly stored: readonly Picture[] };

const picturesAtOnce = 8;

/**
 * The pictures of cells, a few at a time; a text is an error message. A picture that is stored already is not fetched
 * again. Files are read again, because their content may have changed, unless no folder is given.
 */
export async function findPictures<Job extends PictureJob>(
  jobs: readonly Job[],
  { pictures: store, imagesGiven, signal }: PictureWork,
): Promise<Map<Job, readonly (Picture | string)[]>> {
  const waiting = [...jobs];
  const found = new Map<Job, readonly (Picture | string)[]>();
  const worker = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const known = job.stored.filter(({ source }) => !imagesGiven || source.includes('://'));
      const list: (Picture | string)[] = [];
      for (const source of job.sources) {
        signal.throwIfAborted();
        list.push(known.find((picture) => picture.source === source) ?? (await store.picture(source)));
      }
      found.set(job, list);
    }
  };
  await Promise.all(Array.from({ length: picturesAtOnce }, worker));
  return found;
}
